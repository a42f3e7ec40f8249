import type { PageLanguage, PageTheme } from '@app/contracts/page';
import { useRouteLoaderData } from 'react-router';

export interface Product {
  readonly brand: string;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Address of map tiles with `{z}`, `{x}`, `{y}`; null where there are none. */
  readonly mapTilesUrl: string | null;
  /** In KM. */
  readonly smallestGift: number;
  readonly language: PageLanguage;
  readonly theme: PageTheme;
  /** Time of the rendering, milliseconds since 1970. */
  readonly now: number;
}

const unknown: Product = {
  brand: '',
  publicUrl: '',
  demo: false,
  mapTilesUrl: null,
  smallestGift: 0.01,
  language: 'bhs',
  theme: 'light',
  now: 0,
};

export const useProduct = (): Product =>
  (useRouteLoaderData('root') as Product | undefined) ?? unknown;
