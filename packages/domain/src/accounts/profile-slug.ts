/**
 * The last part of a profile's address: the lowercased name stripped to a–z, 0–9, space and
 * hyphen, spaces turned into hyphens, then a hyphen and the id (specification §2.3, §3). Letters
 * beyond a–z are dropped, not transliterated, so that addresses made elsewhere by the same rule
 * stay the same.
 */
export function profileSlug(name: string, id: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return `${words}-${id}`;
}

/** The id at the end of a profile slug, or standing alone; `null` if there is none. */
export function idFromProfileSlug(slug: string): string | null {
  const uuid = /(?:^|-)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;
  return uuid.exec(slug)?.[1]?.toLowerCase() ?? null;
}
