import type { FundEntryView, PayoutRefusedDetails } from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import type { isBound } from '@app/domain/agreements/agreement.policy';
import { type PayoutFacts, payoutRefusal } from '@app/domain/agreements/payouts';
import { isTeam } from '@app/domain/applications/application.policy';
import { fening, signedKm, toKm } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { formatLongDate } from '@app/messages/format/dates';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, lockApplication, subjectOf, titleOf } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { refusalOf, type SignedIn, viewOf, writableFund, writeEntry } from './entries.service.ts';
import {
  correctionsOf,
  type FundBank,
  type FundEntryRow,
  findEntry,
  lockFund,
} from './funds.repo.ts';
import { isFresh } from './funds.view.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** What a payout to a project is measured by; the application is held. */
    readonly payoutFacts: (
      read: Reader,
      application: {
        readonly id: string;
        readonly status: Parameters<typeof isBound>[0];
        readonly requestedAmount: number;
      },
    ) => Promise<PayoutFacts>;
    /** Notes that a payout was taken back which two people had agreed on. */
    readonly payoutTakenBack: (
      tx: Tx,
      payout: { readonly id: string; readonly actorId: string; readonly at: Date },
    ) => Promise<void>;
  }
}

/**
 * Why an entry would pay what is not due by the agreement (decision 087); undefined for all that
 * pays nothing. The application and the fund are held.
 */
export async function beyondAgreement(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  bank: FundBank,
  entry: FundEntryRow,
): Promise<Failure | undefined> {
  const { kind, amount, applicationId } = entry;
  if (kind !== 'paid' || !applicationId) return undefined;
  const record = await findApplication(tx, { id: applicationId });
  if (!record) return fail('NOT_FOUND');
  // Nobody pays their own project, nor takes that back.
  if (isTeam(actor, subjectOf(record))) return fail('FORBIDDEN');
  if (amount <= 0) return undefined;
  const facts = await p.provided.payoutFacts(tx, record.application);
  const refusal = payoutRefusal(facts, amount);
  if (!refusal) return undefined;
  // Of what was never agreed on, the promise is the nearer bound.
  const above = facts.signed ? undefined : await refusalOf(tx, actor, bank, entry, noOverride);
  if (above) return above;
  const details: PayoutRefusedDetails = {
    refusal,
    due: toKm(facts.due),
    asked: signedKm(amount),
    excess: toKm(fening(Math.max(0, amount - facts.due))),
  };
  const fields = { amount: { key: 'aboveInstalment', km: details.due } };
  return fail('PAYOUT_REFUSED', {
    details,
    ...(refusal === 'ABOVE_INSTALMENT' ? { fields } : {}),
  });
}

const noOverride = { override: false };

/** The team hears of each payout. */
export async function tellPaid(
  p: Platform,
  tx: Tx,
  {
    kind,
    applicationId,
    amount,
    happenedOn,
  }: Pick<FundEntryRow, 'kind' | 'applicationId' | 'amount' | 'happenedOn'>,
  text: 'instalmentPaid' | 'payoutTakenBack' = 'instalmentPaid',
): Promise<undefined> {
  if (kind !== 'paid' || !applicationId) return;
  const record = await findApplication(tx, { id: applicationId });
  if (!record) return;
  await notify(tx, p, {
    userIds: record.memberIds,
    type: 'status_change',
    text,
    values: {
      title: titleOf(record),
      amount: toKm(fening(Math.abs(amount))),
      day: { bhs: formatLongDate(happenedOn, 'bhs'), en: formatLongDate(happenedOn, 'en') },
    },
    actionUrl: pages.agreement({ id: applicationId }),
  });
}

/** A payout that one proposed and another accepted; the application is held. */
export interface ExceptionalPayout {
  readonly id: string;
  readonly bank: FundBank;
  readonly applicationId: string;
  /** In fening. */
  readonly amount: number;
  readonly on: string;
  readonly purpose: string;
  readonly reason: string;
  readonly proposedBy: string;
  readonly acceptedBy: { readonly id: string };
  readonly at: Date;
}

/** @returns `FUND_EXCEEDED` if the fund has not promised as much. */
export async function payExceptionally(
  p: Platform,
  tx: Tx,
  { acceptedBy, at, on, bank, ...payout }: ExceptionalPayout,
): Promise<Failure | undefined> {
  await lockFund(tx, bank.id);
  const row: FundEntryRow = {
    ...payout,
    bankId: bank.id,
    kind: 'paid',
    year: Number(on.slice(0, 4)),
    happenedOn: on,
    sourceName: '',
    correctsId: null,
    createdBy: acceptedBy.id,
    createdAt: at,
  };
  return (await writeEntry(p, tx, acceptedBy, bank, row, noOverride)) ?? tellPaid(p, tx, row);
}

/** Takes a payout back within an hour, whole and once, however often it is asked for. */
export async function takeBack(
  p: Platform,
  actor: SignedIn,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<z.output<typeof FundEntryView> | Failure> {
  const bank = await writableFund(p.db.read, actor, slug);
  if (isFailure(bank)) return bank;
  const written = await p.db.transaction(async (tx): Promise<string | Failure> => {
    const first = await findEntry(tx, id);
    const { applicationId = null } = first ?? {};
    if (!first || !applicationId || first.bankId !== bank.id || first.kind !== 'paid') {
      return fail('NOT_FOUND');
    }
    if (first.correctsId) return fail('NOT_FOUND');
    await lockApplication(tx, applicationId);
    await lockFund(tx, bank.id);
    const corrections = await correctionsOf(tx, [id]);
    const left = corrections.reduce((sum, { amount }) => sum + amount, first.amount);
    const last = corrections.at(-1);
    if (left === 0 && last) return last.id;
    const at = p.clock.now();
    if (!isFresh(first, at)) return fail('WRONG_STATUS');
    const row: FundEntryRow = {
      ...first,
      id: newId(),
      amount: -left,
      happenedOn: dayText(at),
      reason: '',
      correctsId: id,
      createdBy: actor.id,
      createdAt: at,
    };
    const refused =
      (await beyondAgreement(p, tx, actor, bank, row)) ??
      (await writeEntry(p, tx, actor, bank, row, noOverride));
    if (refused) return refused;
    await p.provided.payoutTakenBack(tx, { id, actorId: actor.id, at });
    await tellPaid(p, tx, row, 'payoutTakenBack');
    return row.id;
  });
  return isFailure(written) ? written : viewOf(p, bank, written);
}
