/** Characters of a text that goes along with a link, and of a page's description (specification §9). */
const textLengths = { shared: 140, description: 160 } as const;

/** A text in one line; a longer one is cut to three characters less and an ellipsis. */
export function cutText(text: string, of: keyof typeof textLengths): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  const atMost = textLengths[of];
  return characters.length <= atMost
    ? characters.join('')
    : `${characters.slice(0, atMost - 3).join('')}...`;
}
