import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import { callState } from '@app/domain/calls/call';
import { fening, fromKm } from '@app/domain/money';
import { businessRubric, defaultQuorum, defaultRubric } from '@app/domain/reviews/rubric';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { putFollow } from './call-follows.repo.ts';
import { contentOf } from './calls.content.ts';
import { callDrafts, type callHistory, calls } from './calls.tables.ts';
import { findWork, putDraft, writeHistory } from './calls.work.repo.ts';

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
    allowsCampaign: true,
    blind: false,
    rollingDecisions: false,
    minAge: null,
    maxAge: null,
    municipalities: [],
    questions: [],
    compulsory: null,
    omittedSections: [],
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
    rubric: (plan.kind === 'blue' ? businessRubric : defaultRubric).map((one) => ({ ...one })),
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

/** Changes the working copy of a call. */
export async function reviseCall(
  tx: Tx,
  call: Call,
  change: Partial<CallContent>,
  { by, at, revision }: { readonly by: string; readonly at: Date; readonly revision: number },
): Promise<void> {
  const work = await findWork(tx, call.id);
  if (!work) throw new Error(`There is no call ${call.slug}.`);
  const saved = Object.keys(change).map((field) => [field, { revision, by, editor: '' }] as const);
  await putDraft(tx, {
    callId: call.id,
    content: { ...work.content, ...change },
    revision,
    fieldRevisions: Object.fromEntries(saved),
    savedAt: at,
    savedBy: by,
  });
}

export async function createHistory(
  tx: Tx,
  { id: callId }: Pick<Call, 'id'>,
  plan: Pick<typeof callHistory.$inferInsert, 'event' | 'at' | 'actorId'> &
    Partial<Pick<typeof callHistory.$inferInsert, 'fields'>>,
): Promise<void> {
  await writeHistory(tx, { callId, reason: '', fields: [], ...plan });
}

export async function createFollow(
  tx: Tx,
  member: { readonly id: string },
  bank: { readonly id: string },
  kind: Call['kind'],
  at: Date,
): Promise<void> {
  await putFollow(tx, { userId: member.id, bankId: bank.id, kind }, at);
}
