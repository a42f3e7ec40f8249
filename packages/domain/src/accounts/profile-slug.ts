const turned: Readonly<Record<string, string>> = { č: 'c', ć: 'c', đ: 'dj', š: 's', ž: 'z' };

/**
 * The last part of a profile's address: the lowercased name stripped to a–z, 0–9, space and
 * hyphen, spaces turned into hyphens, then a hyphen and the id (specification §2.3, §3). Bosnian
 * letters are turned before, so that a name stays one; addresses made without that lead there by
 * their id.
 */
export function profileSlug(name: string, id: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[čćđšž]/g, (letter) => turned[letter] ?? '')
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
