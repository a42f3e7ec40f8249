/** A campaign: days until it ends, or since (below 0), donors and what they gave together, in KM. */
export interface DemoCampaign {
  readonly application: string;
  readonly target: number;
  readonly minimum: number;
  readonly startedDaysAgo: number;
  readonly endsInDays: number;
  readonly donors: number;
  /** By donors alone. */
  readonly raised: number;
  /** Who doubles what is given, since when, up to how much. */
  readonly match?: { readonly giver: string; readonly km: number; readonly sinceDaysAgo: number };
  /** Its bank has still to choose what becomes of it. */
  readonly undecided?: true;
}

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    application: 'bez-glutena-molim',
    target: 600,
    minimum: 290,
    startedDaysAgo: 8,
    endsInDays: 16,
    donors: 14,
    raised: 310,
    match: { giver: 'Mlin Bosna, Zenica', km: 150, sinceDaysAgo: 3 },
  },
  {
    application: 'kino-pod-vedrim-nebom',
    target: 1930,
    minimum: 386,
    startedDaysAgo: 21,
    endsInDays: 9,
    donors: 61,
    raised: 1390,
  },
  {
    application: 'biciklo-radionica-za-sve',
    target: 1500,
    minimum: 300,
    startedDaysAgo: 14,
    endsInDays: 16,
    donors: 27,
    raised: 615,
  },
  {
    application: 'vrt-iza-skole',
    target: 1075,
    minimum: 216,
    startedDaysAgo: 6,
    endsInDays: 24,
    donors: 8,
    raised: 129,
  },
  {
    application: 'sah-na-keju',
    target: 1080,
    minimum: 216,
    startedDaysAgo: 32,
    endsInDays: -2,
    donors: 9,
    raised: 140,
    undecided: true,
  },
  {
    application: 'pozornica-u-ljubiji',
    target: 820,
    minimum: 164,
    startedDaysAgo: 33,
    endsInDays: -3,
    donors: 7,
    raised: 110,
    undecided: true,
  },
  {
    application: 'staza-uz-jalu',
    target: 2060,
    minimum: 412,
    startedDaysAgo: 138,
    endsInDays: -109,
    donors: 74,
    raised: 1940,
  },
];
