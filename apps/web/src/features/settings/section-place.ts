/** Where a section begins, measured from the top of the window, in px. */
export interface SectionTop {
  readonly id: string;
  readonly top: number;
}

/**
 * Which section one is reading: the last that has begun above the line; the first before that; the
 * last of all at the end of the page, where a short one never reaches the line.
 *
 * @param line px from the top of the window.
 */
export function sectionAt(
  tops: readonly SectionTop[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
