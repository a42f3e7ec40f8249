import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { Tx } from '../../platform/db/client.ts';
import type { Failure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeEntry } from './entries.service.ts';
import {
  type FundBank,
  type FundEntryRow,
  findEntry,
  insertEntry,
  lockFund,
  sumsOfGrant,
} from './funds.repo.ts';

/** Money that a campaign sets aside in a bank's fund for its project; the application is held. */
export interface CampaignPromise {
  /** Of the entry; a promise is given back by it. */
  readonly id: string;
  readonly bank: FundBank;
  readonly applicationId: string;
  /** In fening. */
  readonly amount: number;
  readonly purpose: string;
  readonly actor: NonNullable<Actor>;
  readonly at: Date;
}

/** @returns `FUND_EXCEEDED` if the fund has less left. */
export async function promiseFromFund(
  p: Pick<Platform, 'signals' | 'provided'>,
  tx: Tx,
  { actor, at, bank, ...promise }: CampaignPromise,
): Promise<Failure | undefined> {
  await lockFund(tx, bank.id);
  const row = entryOn(at, { kind: 'promised', bankId: bank.id, ...promise, createdBy: actor.id });
  return writeEntry(p, tx, actor, bank, row, { override: false });
}

/**
 * Frees what of such a promise is not needed, in the name of who gave it; no more than is owed to
 * the project. The application is held.
 */
export async function releaseToFund(
  p: Pick<Platform, 'signals'>,
  tx: Tx,
  { id, amount, at }: Pick<CampaignPromise, 'id' | 'amount' | 'at'>,
): Promise<void> {
  const promise = await findEntry(tx, id);
  if (!promise?.applicationId) return;
  const { bankId, applicationId, createdBy, purpose } = promise;
  await release(p, tx, { bankId, applicationId, createdBy, purpose, amount, at });
}

/** Frees all that a project was promised and not paid. The application is held. */
export const releaseGrant = (
  p: Pick<Platform, 'signals'>,
  tx: Tx,
  of: Omit<Release, 'amount' | 'purpose'>,
): Promise<void> => release(p, tx, { ...of, purpose: '', amount: Number.MAX_SAFE_INTEGER });

interface Release extends Pick<FundEntryRow, 'bankId' | 'createdBy' | 'purpose'> {
  readonly applicationId: string;
  readonly amount: number;
  readonly at: Date;
}

async function release(
  p: Pick<Platform, 'signals'>,
  tx: Tx,
  { at, ...wanted }: Release,
): Promise<void> {
  const { bankId, applicationId } = wanted;
  await lockFund(tx, bankId);
  const { owed } = await sumsOfGrant(tx, applicationId);
  const amount = Math.min(owed, wanted.amount);
  if (amount === 0) return;
  await insertEntry(tx, entryOn(at, { id: newId(), kind: 'released', ...wanted, amount }));
  p.signals.publish(tx, `bank:${bankId}`, `application:${applicationId}`);
}

type EntryPart = Pick<
  FundEntryRow,
  'id' | 'kind' | 'bankId' | 'applicationId' | 'amount' | 'purpose' | 'createdBy'
>;

function entryOn(at: Date, entry: EntryPart): FundEntryRow {
  const happenedOn = dayText(at);
  return {
    ...entry,
    year: Number(happenedOn.slice(0, 4)),
    happenedOn,
    sourceName: '',
    reason: '',
    correctsId: null,
    proposedBy: null,
    createdAt: at,
  };
}
