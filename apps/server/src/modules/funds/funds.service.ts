import { isDeepStrictEqual } from 'node:util';
import type {
  FundCorrection,
  FundEntryView,
  NewFundEntry,
} from '@app/contracts/funds/funds.schemas';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SignedIn, viewOf, writableFund, writeEntry } from './entries.service.ts';
import {
  correctionsOf,
  type FundBank,
  type FundEntryRow,
  findEntry,
  holdGranted,
  lockFund,
  yearOfPromise,
} from './funds.repo.ts';
import { beyondAgreement, tellPaid } from './payouts.service.ts';

/** Writes an entry at the request of a bank's staff; once, however often it is asked for. */
export async function recordEntry(
  p: Platform,
  actor: SignedIn,
  slug: string,
  body: z.output<typeof NewFundEntry>,
): Promise<z.output<typeof FundEntryView> | Failure> {
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
    const entry = { ...row, createdBy: actor.id, createdAt: at };
    return (
      (await beyondAgreement(p, tx, actor, bank, entry)) ??
      (await writeEntry(p, tx, actor, bank, entry, body)) ??
      tellPaid(p, tx, row)
    );
  });
  return written ?? viewOf(p, bank, body.id);
}

type Content = Omit<FundEntryRow, 'createdBy' | 'createdAt'>;

async function rowOf(
  tx: Tx,
  bank: FundBank,
  { id, kind, amount, on, year, source, purpose, reason }: z.output<typeof NewFundEntry>,
  applicationId: string | null,
): Promise<Content> {
  const ofDay = Number(on.slice(0, 4));
  const promised = kind === 'released' && applicationId && (await yearOfPromise(tx, applicationId));
  return {
    id,
    bankId: bank.id,
    kind,
    amount,
    year: kind === 'received' ? (year ?? ofDay) : promised || ofDay,
    happenedOn: on,
    sourceName: kind === 'received' ? source : '',
    purpose,
    applicationId,
    reason,
    correctsId: null,
    proposedBy: null,
  };
}

const isSame = ({ createdBy: _by, createdAt: _at, ...known }: FundEntryRow, row: Content) =>
  isDeepStrictEqual(known, row);

/** Writes what lacks to the right amount, as an entry of its own. */
export async function correctEntry(
  p: Platform,
  actor: SignedIn,
  { slug, id }: { readonly slug: string; readonly id: string },
  body: z.output<typeof FundCorrection>,
): Promise<z.output<typeof FundEntryView> | Failure> {
  const bank = await writableFund(p.db.read, actor, slug);
  if (isFailure(bank)) return bank;
  const written = await p.db.transaction(async (tx) => {
    const first = await findEntry(tx, id);
    if (first?.bankId !== bank.id || first.correctsId) return fail('NOT_FOUND');
    // In the order of a decision, which holds its application before it comes to the fund.
    if (first.applicationId) await holdGranted(tx, bank.id, first.applicationId);
    await lockFund(tx, bank.id);
    const earlier = await correctionsOf(tx, [id]);
    const right = body.amount;
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
    return (
      (await beyondAgreement(p, tx, actor, bank, row)) ?? writeEntry(p, tx, actor, bank, row, body)
    );
  });
  return written ?? viewOf(p, bank, body.id);
}
