import type {
  GuardianContact,
  GuardianRequest,
} from '@app/contracts/guardian-contact/guardian-contact.schemas';
import {
  type GuardianEvent,
  type GuardianReason,
  guardianContactEnd,
  guardianContactLimits,
  mayKeepGuardian,
} from '@app/domain/guardian-contact/guardian-contact';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { derivedToken, tokenHash } from '../../platform/tokens.ts';
import { agesOf, lockById, membersByIds } from '../accounts/public.ts';
import { jobNames } from './guardian-contact.names.ts';
import {
  type ContactRow,
  confirmedAmong,
  contactByHash,
  contactOf,
  dropContact,
  lockByHash,
  markConfirmed,
  putContact,
} from './guardian-contact.repo.ts';

/**
 * The token that takes an address out. It is derived with the product's key, so that each mail to
 * the guardian bears it, and kept as a hash.
 */
export const removeToken = (key: Uint8Array, id: string): string =>
  derivedToken(key, `guardian\0remove\0${id}`);

const isYoungEnough = async (read: Reader, userId: string, now: Date): Promise<boolean> => {
  const declared = (await agesOf(read, [userId])).get(userId);
  return declared !== undefined && mayKeepGuardian(declared, now);
};

/** What a member keeps; of who is fifteen by now nothing, even before it is deleted in the night. */
export async function ownContact(
  { clock }: Pick<Platform, 'clock'>,
  read: Reader,
  userId: string,
): Promise<z.output<typeof GuardianContact>> {
  const now = clock.now();
  if (!(await isYoungEnough(read, userId, now))) return { isOffered: false, contact: null };
  const row = await contactOf(read, userId);
  return {
    isOffered: true,
    contact: row
      ? {
          email: row.email,
          confirmedAt: row.confirmedAt,
          sentAt: row.sentAt,
          expiresAt: row.expiresAt,
          isExpired: row.confirmedAt === null && row.expiresAt <= now,
        }
      : null,
  };
}

/** Asks a guardian by mail. The one who confirmed already is not asked again; another takes their place. */
export async function setContact(
  p: Platform,
  userId: string,
  given: string,
  language: Language,
): Promise<z.output<typeof GuardianContact> | Failure> {
  const email = given.toLowerCase();
  const at = p.clock.now();
  const before = await contactOf(p.db.read, userId);
  if (before?.email === email && before.confirmedAt) return ownContact(p, p.db.read, userId);
  if (!(await isYoungEnough(p.db.read, userId, at))) return fail('WRONG_STATUS');
  const often = await p.limits.takeShared('guardians', userId, guardianContactLimits.requests);
  if (often) return often;
  return p.db.transaction(async (tx) => {
    const account = await lockById(tx, userId);
    if (!account) return fail('WRONG_STATUS');
    if (account.email === email) return fail('VALIDATION', { fields: { email: 'emailSame' } });
    const [id, secret] = [newId(), newSecret()];
    await putContact(tx, {
      userId,
      id,
      email,
      confirmHash: tokenHash(secret),
      removeHash: tokenHash(removeToken(p.secret, id)),
      sentAt: at,
      expiresAt: guardianContactEnd(at),
      confirmedAt: null,
    });
    await recordAudit(tx, { action: 'guardian.asked', subject: userId, actorId: userId, at });
    await p.jobs.put(tx, jobNames.request, { userId, secret, language });
    return ownContact(p, tx, userId);
  });
}

export const forgetContact = (
  p: Platform,
  userId: string,
): Promise<z.output<typeof GuardianContact>> =>
  p.db.transaction(async (tx) => {
    const at = p.clock.now();
    if (await dropContact(tx, userId)) {
      await recordAudit(tx, { action: 'guardian.removed', subject: userId, actorId: userId, at });
    }
    return ownContact(p, tx, userId);
  });

/** Nothing is there for a link that is too old, was used, or is of a member who is fifteen by now. */
async function standing(
  p: Pick<Platform, 'clock'>,
  read: Reader,
  row: ContactRow | undefined,
): Promise<ContactRow | Failure> {
  const now = p.clock.now();
  if (!row || (row.confirmedAt === null && row.expiresAt <= now)) return fail('NOT_FOUND');
  return (await isYoungEnough(read, row.userId, now)) ? row : fail('NOT_FOUND');
}

/** What the link opens: that of the first mail confirms too, the others only take the address out. */
const eventsOf = (row: ContactRow, hash: string): GuardianEvent[] =>
  row.confirmHash === hash ? ['confirm', 'remove'] : ['remove'];

export async function requestByToken(
  p: Platform,
  token: string,
): Promise<z.output<typeof GuardianRequest> | Failure> {
  const hash = tokenHash(token);
  const row = await standing(p, p.db.read, await contactByHash(p.db.read, hash));
  if (isFailure(row)) return row;
  return requestView(
    p.db.read,
    row,
    row.confirmedAt ? 'confirmed' : 'pending',
    eventsOf(row, hash),
  );
}

/** A guardian has no account. Their link confirms once; the next mail bears the one that removes. */
export const answerByLink = (
  p: Platform,
  token: string,
  event: GuardianEvent,
  language: Language,
): Promise<z.output<typeof GuardianRequest> | Failure> =>
  p.db.transaction(async (tx) => {
    const hash = tokenHash(token);
    const row = await standing(p, tx, await lockByHash(tx, hash));
    if (isFailure(row)) return row;
    if (!eventsOf(row, hash).includes(event)) return fail('WRONG_STATUS');
    const { userId } = row;
    const at = p.clock.now();
    if (event === 'remove') {
      await dropContact(tx, userId);
      await recordAudit(tx, { action: 'guardian.left', subject: userId, actorId: null, at });
    } else {
      await markConfirmed(tx, userId, at);
      await recordAudit(tx, { action: 'guardian.confirmed', subject: userId, actorId: null, at });
      await p.jobs.put(tx, jobNames.confirmation, { userId, language });
    }
    p.signals.publish(tx, `user:${userId}`);
    return requestView(tx, row, event === 'remove' ? 'removed' : 'confirmed', []);
  });

async function requestView(
  read: Reader,
  { userId, expiresAt }: ContactRow,
  status: z.output<typeof GuardianRequest>['status'],
  events: GuardianEvent[],
): Promise<z.output<typeof GuardianRequest>> {
  const member = (await membersByIds(read, [userId])).get(userId);
  const firstName = member?.firstName ?? '';
  return { firstName, status, expiresAt, events };
}

/**
 * Mails the confirmed guardians of members under fifteen that a report was upheld, and nothing of
 * what was written.
 */
export async function tellGuardians(
  p: Pick<Platform, 'clock' | 'jobs'>,
  tx: Tx,
  reasons: ReadonlyMap<string, GuardianReason>,
): Promise<void> {
  const at = p.clock.now();
  for (const { userId } of await confirmedAmong(tx, [...reasons.keys()])) {
    const reason = reasons.get(userId);
    if (!reason || !(await isYoungEnough(tx, userId, at))) continue;
    await p.jobs.put(tx, jobNames.report, { userId, reason });
    await recordAudit(tx, {
      action: 'guardian.told',
      subject: userId,
      actorId: null,
      at,
      details: { reason },
    });
  }
}
