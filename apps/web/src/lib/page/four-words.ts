/** Words that lead on to another: no phrase ends with one of them, and one may begin with it. */
const leading = new Set(
  (
    'a ali bez da do gdje i ili iz iza kad kako ka kod koja koje koji kroz među na nad niz o od oko ' +
    'po pod poslije pred prema preko pri prije protiv s sa su te u uz za zbog ' +
    'an and at but by for from in into of on or that the to where which who with without'
  ).split(' '),
);

const isLeading = (word: string) => leading.has(word.toLowerCase());
const ends = /[.,:;!?–-]$/;

/**
 * The title of a page has at most four words (specification §1). A longer one ends where a phrase
 * of it does, after two words or more; where none does, an ellipsis says that it goes on.
 */
export function fourWords(text: string): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= 4) return words.join(' ');
  const isWhole = (count: number) => {
    const [last = '', next = ''] = words.slice(count - 1);
    return !isLeading(last) && (ends.test(last) || isLeading(next));
  };
  const whole = [4, 3, 2].find(isWhole);
  if (whole)
    return words
      .slice(0, whole)
      .join(' ')
      .replace(/[.,:;–-]+$/, '');
  const kept = words.slice(0, 4);
  while (kept.length > 2 && isLeading(kept.at(-1) ?? '')) kept.pop();
  return `${kept.join(' ')}…`;
}
