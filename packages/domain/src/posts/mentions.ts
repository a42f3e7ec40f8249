/** A member named in a text: `@` stands at `position`, their name follows. */
export interface Mention {
  readonly userId: string;
  readonly name: string;
  /** In UTF-16 units. */
  readonly position: number;
}

/** What stands in place of a name that the reader is not to see. */
const nobody = '@…';

/** Mentions that the text holds, in its order; those that overlap an earlier one are left out. */
export function mentionsIn<M extends Mention>(text: string, mentions: readonly M[]): M[] {
  const held: M[] = [];
  let end = 0;
  for (const mention of mentions.toSorted((a, b) => a.position - b.position)) {
    const { name, position } = mention;
    if (position < end || !text.startsWith(`@${name}`, position)) continue;
    held.push(mention);
    end = position + 1 + name.length;
  }
  return held;
}

/** A text without some of the members whom it names; the others stand where they stand then. */
export function withoutMentions<M extends Mention>(
  text: string,
  mentions: readonly M[],
  isLeftOut: (userId: string) => boolean,
): { text: string; mentions: M[] } {
  let said = '';
  let read = 0;
  const kept: M[] = [];
  for (const mention of mentionsIn(text, mentions)) {
    said += text.slice(read, mention.position);
    read = mention.position;
    if (!isLeftOut(mention.userId)) {
      kept.push({ ...mention, position: said.length });
      continue;
    }
    said += nobody;
    read += 1 + mention.name.length;
  }
  return { text: said + text.slice(read), mentions: kept };
}
