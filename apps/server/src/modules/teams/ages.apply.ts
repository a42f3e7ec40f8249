import { type DeclaredAge, guardianMayConfirm, isMinor } from '@app/domain/people/age';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateAccount } from '../accounts/public.ts';
import { lockApplication, setGuardianAgreed } from '../applications/public.ts';
import { correctionOf, dropCorrection } from './ages.repo.ts';
import { type ConsentRow, consentsOf, dropConsent } from './guardians.repo.ts';

/** Holds the applications for which guardians were asked of a member: in one order, so that no two wait for each other. */
export async function lockConsents(
  tx: Tx,
  userId: string,
  also: readonly string[] = [],
): Promise<ConsentRow[]> {
  const before = await consentsOf(tx, userId);
  const ids = [...new Set([...also, ...before.map(({ applicationId }) => applicationId)])].sort();
  for (const applicationId of ids) await lockApplication(tx, applicationId);
  return consentsOf(tx, userId);
}

/**
 * Writes down a member’s age, the applications of their consents held. Who is of age needs none of
 * them; what they asked to have put right is answered by it.
 */
export async function applyAge(
  p: Platform,
  tx: Tx,
  userId: string,
  declared: DeclaredAge,
  how: {
    /** Null for a guardian, who has no account. */
    readonly by: string | null;
    readonly as: string;
    readonly at: Date;
    readonly details?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { by, as, at, details } = how;
  await updateAccount(tx, userId, {
    birthYear: declared.birthYear,
    adultSaidAt: declared.adultSaidAt,
  });
  await dropCorrection(tx, userId);
  await recordAudit(tx, {
    action: as,
    subject: userId,
    actorId: by,
    at,
    ...(details && { details }),
  });
  p.signals.publish(tx, `user:${userId}`);
  // Who may see what they post goes by their age.
  await rightsChanged(tx, p, userId);
  if (isMinor(declared, at)) return;
  for (const { applicationId } of await consentsOf(tx, userId)) {
    await setGuardianAgreed(tx, applicationId, userId, null);
    await dropConsent(tx, applicationId, userId);
    await p.signals.publishDurably(tx, `application:${applicationId}`);
  }
}

/** The year that a guardian confirms by agreeing: what the member asked for before the mail was sent. */
export async function confirmableYear(
  read: Reader,
  { userId, sentAt }: ConsentRow,
  now: Date,
): Promise<number | null> {
  const correction = await correctionOf(read, userId);
  if (!correction || correction.adult || correction.askedAt > sentAt) return null;
  const { birthYear } = correction;
  return guardianMayConfirm({ birthYear, adultSaidAt: null }, now) ? birthYear : null;
}
