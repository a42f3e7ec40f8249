import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { paymentsApi } from '@app/contracts/payments/payments.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { AgreementPoint } from '@app/domain/agreements/checklist';
import type { ExceptionKind } from '@app/domain/agreements/exception.machine';
import type { ApplicationEvent } from '@app/domain/applications/application.machine';
import type { DutyKind } from '@app/domain/bank-desk/desk.tasks';
import type { Caller } from '../../platform/testing/testApp.ts';

/** Everybody of the bank, and who acts as its staff in every bank. */
export const roles = [
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
  'odbor1',
  'globalni',
  'admin',
] as const;
export type Role = (typeof roles)[number];

export const board: readonly Role[] = roles.filter((role) => role !== 'menadzer');
export const all: readonly Role[] = ['globalni', 'admin'];
export const answering: readonly Role[] = ['koordinator', 'voditelj', 'menadzer', ...all];
const deciding: readonly Role[] = ['koordinator', 'voditelj', 'savjetnik', ...all];
const leading: readonly Role[] = ['voditelj', 'menadzer', ...all];

/** Whose each duty is; the domain's matrix says it by permission. */
export const whose: Readonly<Record<DutyKind, readonly Role[]>> = {
  score: board,
  decide: deciding,
  announce: deciding,
  campaign: answering,
  publish: answering,
  campaignMissed: leading,
  prepare: answering,
  check: answering,
  sign: leading,
  start: answering,
  payee: answering,
  pay: answering,
  // The manager proposes it.
  payout: answering.filter((role) => role !== 'menadzer'),
  // The coordinator does.
  shortfall: deciding.filter((role) => role !== 'koordinator'),
  dueDay: answering,
  proof: answering,
  receipt: answering,
  report: deciding,
  complete: deciding,
  // The manager asked for it.
  refund: leading.filter((role) => role !== 'menadzer'),
  ticket: board,
};

export const viewAt = async (caller: Caller, id: string) =>
  (await caller.call(agreementsApi.open, { params: { id } })).data;
const inRanking = async (caller: Caller, slug: string) => {
  const calls = (await caller.call(reviewsApi.calls)).data;
  const call = calls.find((one) => one.slug === slug);
  const rows = (await caller.call(reviewsApi.ranking, { params: { id: call?.id ?? '' } })).data;
  return { call, rows };
};
const moves =
  (event: ApplicationEvent) =>
  async (caller: Caller, { id }: { readonly id: string }) =>
    (await viewAt(caller, id)).moves.includes(event);
const decides =
  (kind: ExceptionKind) =>
  async (caller: Caller, { id }: { readonly id: string }) =>
    (await viewAt(caller, id)).exceptions.some(
      (one) => one.kind === kind && one.events.includes('accept'),
    );
const ticks =
  (...points: readonly AgreementPoint[]) =>
  async (caller: Caller, { id }: { readonly id: string }) =>
    (await viewAt(caller, id)).checklist.some(
      ({ point, canTick }) => canTick && points.includes(point),
    );

const onBoard =
  (event: ApplicationEvent) =>
  async (caller: Caller, { id }: { readonly id: string }) =>
    (
      await caller.call(reviewsApi.detail, { params: { id } })
    ).data.application.abilities.events.includes(event);

export interface Subject {
  readonly id: string;
  readonly slug: string;
}

/** Whether the page to which a duty leads offers what it asks for. */
export const offered: Readonly<
  Record<DutyKind, (caller: Caller, of: Subject) => Promise<boolean>>
> = {
  score: async (caller, { slug }) =>
    (await caller.call(reviewsApi.inbox, { query: { call: slug } })).data.items.some(
      ({ waits }) => waits,
    ),
  decide: async (caller, { slug }) =>
    (await inRanking(caller, slug)).rows.some(({ canDecide }) => canDecide),
  announce: async (caller, { slug }) =>
    (await inRanking(caller, slug)).call?.canPublishDecisions ?? false,
  campaignMissed: async (caller, { id }) =>
    (
      await caller.call(crowdfundingApi.campaigns, { query: { bank: 'tuzla', state: 'ended' } })
    ).data.some(({ applicationId }) => applicationId === id),
  prepare: async (caller, { id }) => (await viewAt(caller, id)).abilities.canPrepare,
  check: ticks('guardians', 'account'),
  sign: async (caller, of) =>
    (await ticks('countersigned')(caller, of)) && moves('signContract')(caller, of),
  start: moves('startImplementation'),
  payee: ticks('account'),
  payout: decides('payout'),
  shortfall: decides('shortfall'),
  pay: async (caller, { id }) => (await viewAt(caller, id)).abilities.canPay,
  dueDay: async (caller, { id }) =>
    (await viewAt(caller, id)).milestones.some((one) => one.dueDayEvents.includes('accept')),
  proof: async (caller, { id }) =>
    (await viewAt(caller, id)).milestones.some((one) => one.events.includes('accept')),
  receipt: async (caller, { id }) =>
    (await viewAt(caller, id)).expenses.some((one) => one.events.includes('accept')),
  report: async (caller, { id }) => (await viewAt(caller, id)).report.events.includes('accept'),
  complete: moves('complete'),
  campaign: onBoard('startCampaign'),
  publish: onBoard('publish'),
  refund: async (caller) =>
    (await caller.call(paymentsApi.waiting)).data.refunds.some(({ decisions }) =>
      decisions.includes('approve'),
    ),
  ticket: async (caller) =>
    (await caller.call(mentorshipApi.all, { query: {} })).data.data.some(({ events }) =>
      events.includes('claim'),
    ),
};
