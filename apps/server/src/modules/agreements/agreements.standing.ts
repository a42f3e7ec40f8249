import {
  type Accounting,
  accountingOf,
  closingBlockersOf,
  isAccounted,
} from '@app/domain/agreements/accounting';
import { isBound } from '@app/domain/agreements/agreement.policy';
import {
  dueNow,
  type InstalmentStanding,
  instalmentsOf,
  instalmentsStanding,
} from '@app/domain/agreements/instalments';
import type { PayoutFacts } from '@app/domain/agreements/payouts';
import type { ReportFacts } from '@app/domain/agreements/report';
import { spendingOf } from '@app/domain/agreements/spending';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { FundSums } from '@app/domain/funds/fund';
import { type Fening, fening, noFening } from '@app/domain/money';
import type { Reader } from '../../platform/db/client.ts';
import { matchedFor, sumsOfGrant, sumsOfGrants } from '../funds/public.ts';
import {
  type AgreementRow,
  expensesOf,
  findAgreement,
  findReport,
  type MilestoneRow,
  milestonesOf,
  pointsOf,
  type ReportRow,
  reachedBy,
  signedProjects,
} from './agreements.repo.ts';
import { excusedOf } from './exceptions.repo.ts';

export interface Standing {
  /** An agreement was prepared, and it has come into force. */
  readonly signed: boolean;
  readonly parts: readonly InstalmentStanding[];
  readonly due: Fening;
}

interface StandingFacts {
  readonly status: ApplicationStatus;
  readonly agreement: Pick<AgreementRow, 'terms'> | undefined;
  /** What was asked for, where there is no agreement yet. */
  readonly requested: number;
  readonly reached: readonly string[];
  readonly reported: boolean;
  readonly grant: Pick<FundSums, 'paid' | 'owed'>;
  readonly matched: Fening;
}

/** How the parts of a grant stand; the same for one agreement and for all of a bank. */
export function standingFrom({ status, agreement, requested, ...facts }: StandingFacts): Standing {
  const signed = agreement !== undefined && isBound(status);
  const granted = fening(agreement?.terms.amount ?? requested);
  const parts = instalmentsStanding(
    instalmentsOf(agreement?.terms.instalments, granted, facts.matched),
    // What is given back at the end was paid before.
    { paid: facts.grant.paid, signed, reached: facts.reached, reported: facts.reported },
  );
  return { signed, parts, due: signed ? dueNow(parts, facts.grant.owed) : noFening };
}

export const reachedIn = (milestones: readonly MilestoneRow[]): string[] =>
  milestones.filter(({ state }) => state === 'accepted').map(({ id }) => id);

export const isReported = (report: Pick<ReportRow, 'state'> | undefined): boolean =>
  report?.state === 'accepted';

/** An application by what its standing needs. */
export interface Standee {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly requestedAmount: number;
}

export async function standingOf(read: Reader, application: Standee): Promise<Standing> {
  const { id, status, requestedAmount } = application;
  return standingFrom({
    status,
    agreement: await findAgreement(read, id),
    requested: requestedAmount,
    reached: reachedIn(await milestonesOf(read, id)),
    reported: isReported(await findReport(read, id)),
    grant: await sumsOfGrant(read, id),
    matched: (await matchedFor(read, [id])).get(id) ?? noFening,
  });
}

/** What a payout is measured by; the application is held. */
export async function payoutFacts(read: Reader, application: Standee): Promise<PayoutFacts> {
  const { signed, due } = await standingOf(read, application);
  const agreement = await findAgreement(read, application.id);
  const checked = (await pointsOf(read, application.id)).some(({ point }) => point === 'account');
  return {
    signed,
    due,
    over: application.status === 'completed',
    accountChecked: agreement?.payeeBy == null || checked,
  };
}

/** What became of the money of a project by the receipts that the bank accepted. */
export async function accountingIn(read: Reader, id: string): Promise<Accounting> {
  const lines = (await findAgreement(read, id))?.terms.lines ?? [];
  return accountingOf(
    await sumsOfGrant(read, id),
    spendingOf(lines, await expensesOf(read, id)).accepted,
  );
}

/** What stands in the way of closing a project; the application is held where that counts. */
export async function blockersOf(
  read: Reader,
  application: Standee & { startsOn: string },
  today: string,
) {
  const { id } = application;
  const agreement = await findAgreement(read, id);
  return closingBlockersOf({
    reported: isReported(await findReport(read, id)),
    startsOn: agreement?.terms.startsOn ?? application.startsOn,
    today,
    openSteps: (await milestonesOf(read, id)).filter(({ state }) => state !== 'accepted').length,
    due: (await standingOf(read, application)).due,
    accounting: await accountingIn(read, id),
    excused: await excusedOf(read, id),
  });
}

/** What the report says of money, with the receipts that the team has sent so far. */
export async function moneyFacts(read: Reader, id: string): Promise<Omit<ReportFacts, 'pictures'>> {
  const lines = (await findAgreement(read, id))?.terms.lines ?? [];
  const expenses = await expensesOf(read, id);
  const grant = await sumsOfGrant(read, id);
  const accounting = accountingOf(grant, spendingOf(lines, expenses).spent);
  return {
    receipts: expenses.filter(({ state }) => state !== 'withdrawn').length,
    returnedReceipts: expenses.filter(({ state }) => state === 'returned').length,
    returned: grant.returned,
    unaccounted: isAccounted(accounting, await excusedOf(read, id)) ? noFening : accounting.missing,
  };
}

/** A payout that a bank owes by its agreements. */
interface DuePayout {
  readonly applicationId: string;
  readonly title: string;
  /** What has fallen due and is not paid, in fening. */
  readonly due: Fening;
}

/** Payouts that have fallen due at a bank and wait for whoever writes its ledger; the oldest project first. */
export async function payoutsDue(read: Reader, bankId: string): Promise<DuePayout[]> {
  const projects = await signedProjects(read, bankId);
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return [];
  const grants = await sumsOfGrants(read, ids);
  const matched = await matchedFor(read, ids);
  const { milestones, reported } = await reachedBy(read, ids);
  return projects.flatMap(({ id, title, status, requestedAmount, agreement }) => {
    const grant = grants.get(id);
    if (!grant) return [];
    const { due } = standingFrom({
      status,
      agreement,
      requested: requestedAmount,
      reached: milestones.get(id) ?? [],
      reported: reported.has(id),
      grant,
      matched: matched.get(id) ?? noFening,
    });
    return due > 0 ? [{ applicationId: id, title, due }] : [];
  });
}
