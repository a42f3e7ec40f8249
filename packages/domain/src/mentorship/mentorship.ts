/** What a team asks for: advice, or that somebody looks through what it has written (specification §2.13). */
export const requestTypes = ['mentorship', 'revision'] as const;
export type RequestType = (typeof requestTypes)[number];

/** From the least to the most pressing (specification §4). */
export const requestPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type RequestPriority = (typeof requestPriorities)[number];

/** Who writes: the bank's mentor, or the team. */
export const messageSides = ['mentor', 'applicant'] as const;
export type MessageSide = (typeof messageSides)[number];

/** Characters of texts, and how much one application or conversation holds. */
export const mentorshipLimits = {
  description: 4_000,
  message: 4_000,
  /** Specification §5. */
  feedback: 500,
  /** Requests of one application that are not archived. */
  openRequests: 50,
  /** Messages and notes of one request. */
  messages: 1_000,
  filesPerMessage: 5,
  tags: 10,
  tag: 40,
  templates: 100,
  templateTitle: 80,
  template: 4_000,
};

/** Stars of a rating (specification §5). */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

const titleLength = 80;

/**
 * What a request is called in lists: the first sentence of its description, cut at a word with an
 * ellipsis where it is long.
 */
export function requestTitle(description: string): string {
  const plain = description.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.?!…](?=\s|$)/.exec(plain)?.[0] ?? plain;
  const title = sentence.replace(/[.…]$/, '');
  if (title.length <= titleLength) return title;
  const cut = title.slice(0, titleLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > titleLength / 2 ? space : undefined).replace(/[,;:]$/, '')}…`;
}
