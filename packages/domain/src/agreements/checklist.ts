/** What must stand before an agreement is signed, in the order in which it is done. */
export const agreementPoints = [
  'document',
  'details',
  'guardians',
  'account',
  'signedCopy',
  'countersigned',
] as const;
export type AgreementPoint = (typeof agreementPoints)[number];

/** Whose each is, and whether somebody ticks it: a document is made, a copy is sent. */
export const pointOf: Readonly<
  Record<AgreementPoint, { readonly by: 'team' | 'bank'; readonly ticked: boolean }>
> = {
  document: { by: 'bank', ticked: false },
  details: { by: 'team', ticked: true },
  guardians: { by: 'bank', ticked: true },
  account: { by: 'bank', ticked: true },
  signedCopy: { by: 'team', ticked: false },
  countersigned: { by: 'bank', ticked: true },
};

/** @param done points that stand. */
export const isChecklistComplete = (done: readonly AgreementPoint[]): boolean =>
  agreementPoints.every((point) => done.includes(point));

/** The bank signs what the team has signed. */
export const mayTick = (point: AgreementPoint, done: readonly AgreementPoint[]): boolean =>
  point !== 'countersigned' || done.includes('signedCopy');
