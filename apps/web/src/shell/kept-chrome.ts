import { createContext } from 'react';

/** Header and footer as they came out of an earlier rendering, without their own tags. */
export interface KeptChrome {
  readonly header: string | undefined;
  readonly footer: string | undefined;
}

/**
 * On the server, what stands around the pages is rendered once for each row of the route table and
 * language; it holds nothing of the page. Browsers always build it from its parts.
 */
export const KeptChromeContext = createContext<KeptChrome | null>(null);

/** Opening tags by which the server finds both in a rendered page. */
export const chromeClasses = { header: 'hd', footer: 'ft' } as const;
