/**
 * Characters that are not seen but change how what stands around them is read: controls, marks of
 * direction, invisible joiners and fillers. Joiners inside of emoji stay.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/** One line of plain text: normal form C, single spaces, nothing unseen. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text of several lines: as `plainLine`, with line breaks; at most one empty line in a row. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
