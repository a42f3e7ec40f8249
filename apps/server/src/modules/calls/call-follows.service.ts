import type { CallKind } from '@app/contracts/calls/calls.schemas';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { dropFollow, type Follow, putFollow } from './call-follows.repo.ts';
import { callBySlug } from './calls.repo.ts';
import { banksBySlugs } from './calls.work.repo.ts';

type Done = { success: true };
type Change = (tx: Tx, follow: Follow) => Promise<void>;

const change = async (p: Platform, follow: Follow, work: Change): Promise<Done> => {
  await p.db.transaction((tx) => work(tx, follow));
  return { success: true };
};

/** Follows the bank of a call for the calls of its kind, or stops. Done twice, it is done. */
export async function followByCall(
  p: Platform,
  userId: string,
  slug: string,
  follows: boolean,
): Promise<Done | Failure> {
  const [found] = await callBySlug(p.db.read).execute({ slug });
  if (!found) return fail('NOT_FOUND');
  const follow = { userId, bankId: found.bank.id, kind: found.call.kind };
  return change(p, follow, follows ? (tx, one) => putFollow(tx, one, p.clock.now()) : dropFollow);
}

export async function endFollow(
  p: Platform,
  userId: string,
  { bankSlug, kind }: { readonly bankSlug: string; readonly kind: CallKind },
): Promise<Done | Failure> {
  const [bank] = await banksBySlugs(p.db.read, [bankSlug]);
  if (!bank) return fail('NOT_FOUND');
  return change(p, { userId, bankId: bank.id, kind }, dropFollow);
}
