/** Who reads a comment: the team with the bank's people, or the bank's people alone. */
export const commentAudiences = ['team', 'board'] as const;
export type CommentAudience = (typeof commentAudiences)[number];

/** Characters of one comment, and comments of one application for one audience. */
export const commentLimits = { text: 2_000, kept: 500 };

/** Milliseconds in which its author may change a comment or take it back. */
export const changeableFor = 15 * 60_000;

export const changeableUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + changeableFor);

/**
 * Whom a text mentions by `@` and their whole name, as they are written or not in capitals.
 *
 * @param names of all who can be mentioned; of two that begin alike the longer one is meant.
 * @returns each once, in the order of `names`.
 */
export function mentionedIn(text: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const folded = text.toLocaleLowerCase('bs');
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    const rest = folded.slice(at + 1);
    const meant = longestFirst.find((name) => begins(rest, name.toLocaleLowerCase('bs')));
    if (meant) found.add(meant);
  }
  return [...new Set(names)].filter((name) => found.has(name));
}

const begins = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
