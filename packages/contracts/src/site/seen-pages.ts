/** How browsers keep what a member last saw of their pages; its worker shows it without a connection. */
export interface SeenKeeping {
  /** Of the cache in which pages are kept. */
  readonly cache: string;
  /** Begins the addresses under which they are kept: `<folder>/<member>/<build>/<language><path>`. */
  readonly folder: string;
  /** Header that says when it was kept, milliseconds since 1970. */
  readonly keptAt: string;
  /** Milliseconds after which a kept page is not shown any more. */
  readonly lifetime: number;
  /** Of the element in which a page shows it. */
  readonly host: string;
}

export const seenKeeping: SeenKeeping = {
  cache: 'seen',
  folder: '/seen',
  keptAt: 'x-kept-at',
  lifetime: 7 * 24 * 3_600_000,
  host: 'seen-before',
};
