import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { bankRequests } from './bank-requests.tables.ts';

export type BankRequestRow = typeof bankRequests.$inferSelect;

/** A wish for a bank in Lukavac unless chosen otherwise. */
export async function createBankRequest(
  tx: Tx,
  requester: { readonly id: string },
  at: Date,
  plan: Partial<Omit<BankRequestRow, 'requesterId'>> = {},
): Promise<BankRequestRow> {
  const row: BankRequestRow = {
    id: newId(),
    kind: 'bank',
    status: 'received',
    requesterId: requester.id,
    groupName: 'Neformalna grupa Modrac',
    municipality: 'Lukavac',
    bankId: null,
    people: 9,
    title: '',
    text: 'Devetero nas se već godinu sastaje u čitaonici, a za svaku ideju idemo u Tuzlu.',
    messages: [],
    createdAt: at,
    ...plan,
  };
  await tx.insert(bankRequests).values(row);
  return row;
}
