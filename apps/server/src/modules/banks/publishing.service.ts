import { type BankNeed, missingOfBank } from '@app/domain/banks/bank.missing';
import type { Fening } from '@app/domain/money';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishBank } from './banks.editing.repo.ts';
import { type BankRow, findBank, listPeople } from './banks.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Given to the fund of a bank so far. */
    readonly receivedBy: (read: Reader, bankId: string) => Promise<Fening>;
  }
}

/** What a draft lacks; null of a bank that everybody sees. */
export async function missingOf(
  p: Pick<Platform, 'provided'>,
  read: Reader,
  bank: BankRow,
): Promise<BankNeed[] | null> {
  if (bank.publishedAt) return null;
  const people = await listPeople(read, bank.id);
  return missingOfBank({
    description: { bhs: bank.descriptionBhs, en: bank.descriptionEn },
    people: people.length,
    received: await p.provided.receivedBy(read, bank.id),
  });
}

/**
 * Publishes a bank that lacks nothing any more; to be called with whatever may have been the last
 * that it lacked. It stays public from then on: its calls and projects lead there.
 */
export async function publishWhole(
  p: Pick<Platform, 'provided'>,
  tx: Tx,
  { bankId, actorId, at }: { readonly bankId: string; readonly actorId: string; readonly at: Date },
): Promise<void> {
  const bank = await findBank(tx, bankId);
  const missing = bank && (await missingOf(p, tx, bank));
  if (missing?.length !== 0) return;
  await publishBank(tx, bankId, at);
  await recordAudit(tx, {
    action: 'bank.published',
    subject: bankId,
    actorId,
    at,
    details: {},
  });
}
