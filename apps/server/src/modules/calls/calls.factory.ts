import { callState } from '@app/domain/calls/call';
import { fening, fromKm } from '@app/domain/money';
import { defaultQuorum, defaultRubric } from '@app/domain/reviews/rubric';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { contentOf } from './calls.content.ts';
import { callDrafts, calls } from './calls.tables.ts';

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
  const opensAt = plan.opensAt ?? new Date(now.getTime() - 10 * day);
  const closesAt = plan.closesAt ?? new Date(now.getTime() + 30 * day);
  const byTime = { coming: 'scheduled', open: 'open', closed: 'closed' } as const;
  const status = plan.decisionsPublishedAt
    ? 'decided'
    : byTime[callState({ opensAt, closesAt }, now)];
  const createdAt = new Date(now.getTime() - 20 * day);
  const call: Call = {
    id,
    status,
    publishedAt: plan.status === 'draft' ? null : createdAt,
    partnerBankIds: [],
    slug: `poziv-${id.slice(-8)}`,
    bankId: bank.id,
    kind: 'orange',
    titleBhs: 'Poziv za ideje iz naselja',
    titleEn: 'Call for neighbourhood ideas',
    summaryBhs: 'Novac za projekte koje mladi vode sami.',
    summaryEn: 'Money for projects that young people run themselves.',
    descriptionBhs: 'Tražimo projekte koji nešto vraćaju naselju.',
    descriptionEn: 'We’re looking for projects that give something back.',
    opensAt,
    closesAt,
    decisionsBy: null,
    ownContribution: null,
    minAge: null,
    maxAge: null,
    municipalities: [],
    questions: [],
    compulsory: null,
    extraQuestions: [],
    documents: [],
    picture: null,
    pictureAlt: { bhs: '', en: '' },
    seo: { title: { bhs: '', en: '' }, description: { bhs: '', en: '' } },
    landing: null,
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
    createdAt,
    ...plan,
  };
  await tx.insert(calls).values(call);
  return call;
}

/** A draft that lacks nothing, its end thirty days ahead. */
export async function createDraftCall(
  tx: Tx,
  bank: { readonly id: string; readonly slug: string },
  now: Date,
  plan: CallPlan = {},
): Promise<Call> {
  const call = await createCall(tx, bank, now, {
    status: 'draft',
    topics: ['environment'],
    opensAt: new Date(now.getTime() + day),
    ...plan,
  });
  await tx.insert(callDrafts).values({
    callId: call.id,
    content: { ...contentOf(call, bank.slug, []), slug: '' },
    revision: 0,
    fieldRevisions: {},
    savedAt: now,
    savedBy: null,
  });
  return call;
}
