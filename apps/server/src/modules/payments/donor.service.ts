import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetDonations, personalDataOf } from '../crowdfunding/public.ts';
import { donationsOfDonor } from './payments.repo.ts';
import { knownPayment, type SignedIn, scopeOf } from './payments.service.ts';

/** The donations of a payment's donor, among the banks whose money the reader deals with. */
async function ofDonor(p: Platform, actor: SignedIn, id: string) {
  const { read } = p.db;
  const found = await knownPayment(read, actor, id);
  if (isFailure(found)) return found;
  const scope = await scopeOf(read, actor);
  if (isFailure(scope)) return scope;
  const email = found.donation.donorEmail;
  return email === '' ? fail('NOT_FOUND') : donationsOfDonor(read, email, scope);
}

const note = (p: Platform, actor: SignedIn, id: string, action: string) => ({
  action,
  subject: id,
  actorId: actor.id,
  at: p.clock.now(),
});

/** All that is kept about a donor, at their request. */
export async function donorFile(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<string | Failure> {
  const rows = await ofDonor(p, actor, id);
  if (isFailure(rows)) return rows;
  await p.db.transaction((tx) => recordAudit(tx, note(p, actor, id, 'payment.donorExported')));
  const donations = rows.map(({ donation, bank, campaign }) => ({
    bank: bank.name,
    campaign: campaign.title,
    ...personalDataOf(donation),
  }));
  return JSON.stringify({ donations }, null, 2);
}

/** Takes a donor out of what they gave; the money stays counted. What is being paid stays theirs. */
export async function forgetAtRequest(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<{ success: true } | Failure> {
  const rows = await ofDonor(p, actor, id);
  if (isFailure(rows)) return rows;
  const open = rows.some(({ donation }) => ['held', 'overfunded'].includes(donation.status));
  if (open) return fail('WRONG_STATUS');
  await p.db.transaction(async (tx) => {
    const notified = await forgetDonations(
      tx,
      rows.map(({ donation }) => donation.id),
    );
    await recordAudit(tx, note(p, actor, id, 'payment.donorForgotten'));
    p.signals.publish(tx, ...notified.map((campaign) => `campaign:${campaign}` as const));
  });
  return { success: true };
}
