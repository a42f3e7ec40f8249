/** Names of the parameters in a path: `:id` compulsory, `:id?` optional. */
type Parameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Parameters<Head> & Parameters<Tail>
  : Path extends `:${infer Name}?`
    ? { readonly [N in Name]?: string | undefined }
    : Path extends `:${infer Name}`
      ? { readonly [N in Name]: string }
      : unknown;

type Target<Path extends string, Query extends string, Hash extends string> = Parameters<Path> & {
  readonly [Q in Query]?: string | undefined;
} & { readonly hash?: Hash | undefined };

/** What the address of a page is made of; nothing need be said where nothing is compulsory. */
type Arguments<Given> = object extends Given ? [target?: Given] : [target: Given];

export interface Page<
  Path extends string = string,
  Query extends string = string,
  Hash extends string = string,
> {
  /**
   * @param target parameters of the path, query and hash in one; undefined and empty query values
   *   are left out.
   * @returns path, query and hash, encoded, beginning with `/`.
   */
  (...target: Arguments<Target<Path, Query, Hash>>): string;
  /** As the route table has it: `/call/:slug`. */
  readonly path: Path;
  /** Names of its query: what else stands in an address is nothing to the page. */
  readonly query: readonly Query[];
  /** The places on it: ids of its elements. */
  readonly hash: readonly Hash[];
}

/** Declares the address of a page, in `<domain>.pages.ts`. */
export function page<
  const Path extends string,
  const Query extends string = never,
  const Hash extends string = never,
>(
  path: Path,
  parts: { readonly query?: readonly Query[]; readonly hash?: readonly Hash[] } = {},
): Page<Path, Query, Hash> {
  const build = (target: Readonly<Record<string, string | undefined>> = {}): string => {
    const filled = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = target[name];
      return value ? `/${encodeURIComponent(value)}` : '';
    });
    const query = new URLSearchParams();
    for (const name of parts.query ?? []) {
      const value = target[name];
      if (value) query.set(name, value);
    }
    const search = query.size > 0 ? `?${query}` : '';
    return `${filled || '/'}${search}${target.hash ? `#${target.hash}` : ''}`;
  };
  const { query: names = [], hash = [] } = parts;
  return Object.assign(build, { path, query: names, hash }) as Page<Path, Query, Hash>;
}
