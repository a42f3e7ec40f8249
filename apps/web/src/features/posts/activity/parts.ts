/** What the page of a member's activity is made of, and how its address says so. */
export const parts = [
  { part: 'posts', dio: undefined, own: false },
  { part: 'comments', dio: 'komentari', own: false },
  { part: 'reactions', dio: 'reakcije', own: false },
  { part: 'kept', dio: 'sacuvano', own: true },
] as const;

export type Part = (typeof parts)[number]['part'];

/** What an address asks for; what is not for the reader is the first. */
export const partOf = (dio: string | null, isOwn: boolean): Part =>
  parts.find((one) => one.dio === (dio ?? undefined) && (isOwn || !one.own))?.part ?? 'posts';
