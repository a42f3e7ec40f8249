import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';

/** A closed call of which its reader decides. */
export const boardCall: BoardCall = {
  id: '0199aaaa-0000-7000-8000-000000000003',
  slug: 'jesenji-poziv-tuzla',
  kind: 'orange',
  state: 'closed',
  title: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  bankName: 'Omladinska banka Tuzla',
  bankSlug: 'tuzla',
  bankEmblem: 'salt',
  closesAt: '2026-10-31T23:00:00.000Z',
  dueOn: '2026-11-28',
  budget: 5_000,
  applications: 2,
  mineDone: 1,
  mineOpen: 1,
  undecided: 2,
  decisionsPublishedAt: null,
  canPublishDecisions: false,
  canDecide: true,
  canExport: true,
};

/** A line that can be decided, at its place. */
export const rankingRow = (
  n: number,
  projectTitle: string,
  more: Partial<RankingRow> = {},
): RankingRow => ({
  applicationId: `0199aaaa-0000-7000-8000-00000000010${n}`,
  slug: projectTitle.toLowerCase(),
  projectTitle,
  status: 'submitted',
  requestedAmount: 2_000,
  place: n,
  mean: 90 - n,
  spread: 10,
  count: 3,
  conflicts: 0,
  quorum: 3,
  quorumReached: true,
  canDecide: true,
  ...more,
});
