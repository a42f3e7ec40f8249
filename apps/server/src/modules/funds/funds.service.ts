import { isDeepStrictEqual } from 'node:util';
import type {
  FundCorrection,
  FundEntryView,
  FundExceededDetails,
  NewFundEntry,
} from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import { isBound } from '@app/domain/agreements/agreement.policy';
import { type FundRefusal, type FundSums, fundRefusal } from '@app/domain/funds/fund';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import { fening, fromKm, signedKm, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import { formatLongDate } from '@app/messages/format/dates';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, titleOf } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import {
  correctionsOf,
  type FundBank,
  type FundEntryRow,
  findBank,
  findEntry,
  holdGranted,
  insertEntry,
  listEntries,
  lockFund,
  sumsOfBank,
  sumsOfGrant,
  yearOfPromise,
} from './funds.repo.ts';
import { viewsOf } from './funds.view.ts';

type Known = NonNullable<Actor>;

/** The bank whose fund this reader may see; whoever may not is told as if there was none. */
export async function visibleFund(
  read: Reader,
  actor: Known,
  which: string,
): Promise<FundBank | Failure> {
  const bank = await findBank(read, which);
  if (!bank || !fundPolicy.view(actor, { bankSlug: bank.slug }).ok) return fail('NOT_FOUND');
  return bank;
}

async function writableFund(
  read: Reader,
  actor: Known,
  which: string,
): Promise<FundBank | Failure> {
  const bank = await visibleFund(read, actor, which);
  if (isFailure(bank)) return bank;
  return fundPolicy.record(actor, { bankSlug: bank.slug }).ok ? bank : fail('FORBIDDEN');
}

/** Writes an entry at the request of a bank's staff; once, however often it is asked for. */
export async function recordEntry(
  p: Platform,
  actor: Known,
  slug: string,
  body: NewFundEntry,
): Promise<FundEntryView | Failure> {
  const bank = await writableFund(p.db.read, actor, slug);
  if (isFailure(bank)) return bank;
  const at = p.clock.now();
  if (body.on > dayText(at) || body.on < '2000-01-01') {
    return fail('VALIDATION', { fields: { on: 'invalid' } });
  }
  const written = await p.db.transaction(async (tx) => {
    const { applicationId = null } = body.kind === 'received' ? {} : body;
    if (applicationId && !(await holdGranted(tx, bank.id, applicationId))) {
      return fail('VALIDATION', { fields: { applicationId: 'invalid' } });
    }
    await lockFund(tx, bank.id);
    const row = await rowOf(tx, bank, body, applicationId);
    const known = await findEntry(tx, body.id);
    if (known) return isSame(known, row) ? undefined : fail('IDEMPOTENCY_MISMATCH');
    return (
      (await writeEntry(
        p,
        tx,
        actor,
        bank,
        { ...row, createdBy: actor.id, createdAt: at },
        body,
      )) ?? tellPaid(p, tx, row)
    );
  });
  return written ?? viewOf(p, bank, body.id);
}

/** The team hears of each instalment; before it has signed there are none. */
async function tellPaid(
  p: Platform,
  tx: Tx,
  { kind, applicationId, amount, happenedOn }: Content,
): Promise<undefined> {
  if (kind !== 'paid' || !applicationId) return;
  const record = await findApplication(tx, { id: applicationId });
  if (!record || !isBound(record.application.status)) return;
  await notify(tx, p, {
    userIds: record.memberIds,
    type: 'status_change',
    text: 'instalmentPaid',
    values: {
      title: titleOf(record),
      amount: toKm(fening(amount)),
      day: { bhs: formatLongDate(happenedOn, 'bhs'), en: formatLongDate(happenedOn, 'en') },
    },
    actionUrl: pages.agreement({ id: applicationId }),
  });
}

type Content = Omit<FundEntryRow, 'createdBy' | 'createdAt'>;

async function rowOf(
  tx: Tx,
  bank: FundBank,
  { id, kind, amount, on, year, source, purpose, reason }: NewFundEntry,
  applicationId: string | null,
): Promise<Content> {
  const ofDay = Number(on.slice(0, 4));
  const promised = kind === 'released' && applicationId && (await yearOfPromise(tx, applicationId));
  return {
    id,
    bankId: bank.id,
    kind,
    amount: fromKm(amount) ?? 0,
    year: kind === 'received' ? (year ?? ofDay) : promised || ofDay,
    happenedOn: on,
    sourceName: kind === 'received' ? source : '',
    purpose,
    applicationId,
    reason,
    correctsId: null,
  };
}

const isSame = ({ createdBy: _by, createdAt: _at, ...known }: FundEntryRow, row: Content) =>
  isDeepStrictEqual(known, row);

/** Writes what lacks to the right amount, as an entry of its own. */
export async function correctEntry(
  p: Platform,
  actor: Known,
  { slug, id }: { readonly slug: string; readonly id: string },
  body: FundCorrection,
): Promise<FundEntryView | Failure> {
  const bank = await writableFund(p.db.read, actor, slug);
  if (isFailure(bank)) return bank;
  const written = await p.db.transaction(async (tx) => {
    const first = await findEntry(tx, id);
    if (first?.bankId !== bank.id || first.correctsId) return fail('NOT_FOUND');
    // In the order of a decision, which holds its application before it comes to the fund.
    if (first.applicationId) await holdGranted(tx, bank.id, first.applicationId);
    await lockFund(tx, bank.id);
    const earlier = await correctionsOf(tx, id);
    const right = fromKm(body.amount) ?? 0;
    const lacks = earlier.reduce((left, { amount }) => left - amount, right - first.amount);
    const known = earlier.find((one) => one.id === body.id);
    if (known) {
      const same = lacks === 0 && known.reason === body.reason;
      return same ? undefined : fail('IDEMPOTENCY_MISMATCH');
    }
    if (lacks === 0) return fail('VALIDATION', { fields: { amount: 'invalid' } });
    const at = p.clock.now();
    const row: FundEntryRow = {
      ...first,
      id: body.id,
      amount: lacks,
      happenedOn: dayText(at),
      reason: body.reason,
      correctsId: id,
      createdBy: actor.id,
      createdAt: at,
    };
    return writeEntry(p, tx, actor, bank, row, body);
  });
  return written ?? viewOf(p, bank, body.id);
}

async function viewOf(
  { db }: Platform,
  bank: FundBank,
  id: string,
): Promise<FundEntryView | Failure> {
  const [view] = await viewsOf(db.read, await listEntries(db.read, bank.id, { limit: 1 }, { id }));
  return view ?? fail('NOT_FOUND');
}

/** Why an entry cannot follow, by what the fund and the grant come to now; both held. */
export async function refusalOf(
  tx: Tx,
  actor: Known,
  bank: FundBank,
  entry: Pick<FundEntryRow, 'kind' | 'amount' | 'applicationId'>,
  { override }: { readonly override: boolean },
): Promise<Failure | undefined> {
  const fund = await sumsOfBank(tx, bank.id);
  const grant = entry.applicationId ? await sumsOfGrant(tx, entry.applicationId) : undefined;
  const refusal = fundRefusal(fund, grant, entry);
  if (!refusal) return undefined;
  const canOverride =
    refusal === 'ABOVE_LEFT' && fundPolicy.override(actor, { bankSlug: bank.slug }).ok;
  if (canOverride && override) return undefined;
  const details: FundExceededDetails = {
    refusal,
    left: signedKm(limitOf(refusal, fund, grant ?? fund)),
    asked: signedKm(entry.amount),
    canOverride,
  };
  return fail('FUND_EXCEEDED', { details });
}

function limitOf(refusal: FundRefusal, fund: FundSums, grant: FundSums): number {
  switch (refusal) {
    case 'ABOVE_LEFT':
      return fund.left;
    case 'ABOVE_OWED':
      return grant.owed;
    case 'ABOVE_PAID':
      return fening(grant.paid - grant.returned);
    case 'BELOW_ZERO':
      return 0;
  }
}

/** Writes an entry that may follow, with its audit entry, in the transaction that holds the fund. */
export async function writeEntry(
  p: Pick<Platform, 'signals'>,
  tx: Tx,
  actor: Known,
  bank: FundBank,
  row: FundEntryRow,
  how: { readonly override: boolean },
): Promise<Failure | undefined> {
  const refused = await refusalOf(tx, actor, bank, row, how);
  if (refused) return refused;
  if (!(await insertEntry(tx, row))) return fail('IDEMPOTENCY_MISMATCH');
  await recordAudit(tx, {
    action: row.correctsId ? 'fund.corrected' : `fund.${row.kind}`,
    subject: bank.id,
    actorId: actor.id,
    at: row.createdAt,
    details: { entry: row.id, amount: row.amount, override: how.override },
  });
  p.signals.publish(tx, `bank:${bank.id}`);
  // Its team has what was paid before it.
  if (row.applicationId) p.signals.publish(tx, `application:${row.applicationId}`);
  return undefined;
}
