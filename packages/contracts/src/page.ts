import type { Address } from './endpoint.ts';

/** Header of every answer: which build of the web its server has. */
export const buildHeader = 'x-build';

/** Header that says when readings were asked for, milliseconds since 1970. */
export const askedAtHeader = 'x-asked-at';

/** Header of a stream of events that begins with what was signalled since a moment. */
export const toldSinceHeader = 'x-told-since';

export type PageLanguage = 'bhs' | 'en';

/** The theme a reader chose; `system` follows the device. */
export type PageTheme = 'light' | 'dark' | 'system';

/** Within the server's process, as a stranger; a failure is `{ failure: true, code }`. */
export type PageCall = (
  address: Address,
  input: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
  },
  reader: { readonly language: PageLanguage },
) => Promise<unknown>;

/** A text that differs from the default that the web was built with. */
export interface ChangedText {
  readonly key: string;
  readonly value_bhs: string;
  readonly value_en: string;
}

export interface ChangedTexts {
  /** Differs whenever the texts do; empty when nothing is changed. */
  readonly version: string;
  readonly texts: readonly ChangedText[];
}

export interface PageRequest {
  /** Path, and of the query what the page reads. */
  readonly path: string;
  readonly language: PageLanguage;
  readonly theme: PageTheme;
  readonly nonce: string;
  readonly brand: string;
  /** Address under which browsers reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Address of map tiles with `{z}`, `{x}`, `{y}`; null where there are none. */
  readonly mapTilesUrl: string | null;
  /** In KM. */
  readonly smallestGift: number;
  /** Time of the rendering, milliseconds since 1970. */
  readonly now: number;
  readonly texts: ChangedTexts;
  readonly call: PageCall;
  readonly onError: (error: unknown) => void;
}

/** A rendered page, or the data that an open page asks for to move on. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
}
