/** What a question to the people behind the platform may be about. */
export const contactTopics = [
  'account',
  'application',
  'donation',
  'bank',
  'privacy',
  'fault',
  'else',
] as const;

/** A program fills a form in at once; a person writes for longer than that. Milliseconds. */
export const leastWritingMs = 3_000;
/** How long a page may stand open before its form is sent. */
export const mostWritingMs = 24 * 3_600_000;

/** Whether a form that was opened and sent at these moments may be taken. */
export function writingTime(openedAt: number, sentAt: number): 'fine' | 'tooFast' | 'tooOld' {
  const took = sentAt - openedAt;
  if (took < leastWritingMs) return 'tooFast';
  return took > mostWritingMs ? 'tooOld' : 'fine';
}

/** So many addresses stand in an honest question at most. */
const mostLinks = 3;

export const hasTooManyLinks = (text: string): boolean =>
  (text.match(/https?:\/\/|www\./gi) ?? []).length > mostLinks;
