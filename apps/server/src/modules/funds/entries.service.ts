import type { FundEntryView, FundExceededDetails } from '@app/contracts/funds/funds.schemas';
import { type FundRefusal, type FundSums, fundRefusal } from '@app/domain/funds/fund';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import { fening, signedKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishWhole } from '../banks/public.ts';
import {
  type FundBank,
  type FundEntryRow,
  findBank,
  insertEntry,
  listEntries,
  sumsOfBank,
  sumsOfGrant,
} from './funds.repo.ts';
import { viewsOf } from './funds.view.ts';

export type SignedIn = NonNullable<Actor>;
/** Somebody, or with the id alone whoever may not go beyond what is left. */
type Writer = SignedIn | { readonly id: string };

/** The bank whose fund this reader may see; whoever may not is told as if there was none. */
export async function visibleFund(
  read: Reader,
  actor: SignedIn,
  which: string,
): Promise<FundBank | Failure> {
  const bank = await findBank(read, which);
  if (!bank || !fundPolicy.view(actor, { bankSlug: bank.slug }).ok) return fail('NOT_FOUND');
  return bank;
}

export async function writableFund(
  read: Reader,
  actor: SignedIn,
  which: string,
): Promise<FundBank | Failure> {
  const bank = await visibleFund(read, actor, which);
  if (isFailure(bank)) return bank;
  return fundPolicy.record(actor, { bankSlug: bank.slug }).ok ? bank : fail('FORBIDDEN');
}

export async function viewOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  bank: FundBank,
  id: string,
): Promise<z.output<typeof FundEntryView> | Failure> {
  const entries = await listEntries(db.read, bank.id, { limit: 1 }, { id });
  const [view] = await viewsOf(db.read, entries, clock.now());
  return view ?? fail('NOT_FOUND');
}

/** Why an entry cannot follow, by what the fund and the grant come to now; both held. */
export async function refusalOf(
  tx: Tx,
  actor: Writer,
  bank: FundBank,
  entry: Pick<FundEntryRow, 'kind' | 'amount' | 'applicationId'>,
  { override }: { readonly override: boolean },
): Promise<Failure | undefined> {
  const fund = await sumsOfBank(tx, bank.id);
  const grant = entry.applicationId ? await sumsOfGrant(tx, entry.applicationId) : undefined;
  const refusal = fundRefusal(fund, grant, entry);
  if (!refusal) return undefined;
  const canOverride =
    refusal === 'ABOVE_LEFT' &&
    'permissions' in actor &&
    fundPolicy.override(actor, { bankSlug: bank.slug }).ok;
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
  p: Pick<Platform, 'signals' | 'provided'>,
  tx: Tx,
  actor: Writer,
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
  await publishWhole(p, tx, { bankId: bank.id, actorId: actor.id, at: row.createdAt });
  p.signals.publish(tx, `bank:${bank.id}`);
  // Its team has what was paid before it.
  if (row.applicationId) p.signals.publish(tx, `application:${row.applicationId}`);
  return undefined;
}
