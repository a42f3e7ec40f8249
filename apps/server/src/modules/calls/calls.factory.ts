import { fening, fromKm } from '@app/domain/money';
import { defaultQuorum, defaultRubric } from '@app/domain/reviews/rubric';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { calls } from './calls.tables.ts';

export type Call = typeof calls.$inferSelect;

export type CallPlan = Partial<Omit<Call, 'id'>>;

const day = 24 * 60 * 60 * 1000;
const km = (amount: number) => fromKm(amount) ?? fening(0);

/** Open calls opened ten days before `now` and close in thirty. */
export async function createCall(
  tx: Tx,
  bank: { readonly id: string },
  now: Date,
  plan: CallPlan = {},
): Promise<Call> {
  const id = newId();
  const call: Call = {
    id,
    slug: `poziv-${id.slice(-8)}`,
    bankId: bank.id,
    kind: 'orange',
    titleBhs: 'Poziv za ideje iz naselja',
    titleEn: 'Call for neighbourhood ideas',
    summaryBhs: 'Novac za projekte koje mladi vode sami.',
    summaryEn: 'Money for projects that young people run themselves.',
    descriptionBhs: 'Tražimo projekte koji nešto vraćaju naselju.',
    descriptionEn: 'We’re looking for projects that give something back.',
    opensAt: new Date(now.getTime() - 10 * day),
    closesAt: new Date(now.getTime() + 30 * day),
    minAmount: km(500),
    maxAmount: km(5000),
    totalFund: km(40_000),
    topics: [],
    expectedProjects: '8–10',
    minTeam: 1,
    maxTeam: 8,
    quorum: defaultQuorum,
    eligible: [{ bhs: 'Neformalne grupe mladih', en: 'Informal groups of young people' }],
    notEligible: [{ bhs: 'Političke stranke', en: 'Political parties' }],
    timeline: [],
    rubric: defaultRubric.map((criterion) => ({ ...criterion })),
    faq: [],
    contact: {
      name: 'Merima Kovačević',
      role: { bhs: 'koordinatorica', en: 'coordinator' },
      email: 'poziv@example.ba',
    },
    decisionsPublishedAt: null,
    createdAt: new Date(now.getTime() - 20 * day),
    ...plan,
  };
  await tx.insert(calls).values(call);
  return call;
}
