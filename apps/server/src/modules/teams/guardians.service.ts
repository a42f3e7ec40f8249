import type { ConsentView } from '@app/contracts/teams/guardians.schemas';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { decide, eventsFrom } from '@app/domain/machine';
import { isMinor } from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import {
  consentEnd,
  consentStatus,
  type GuardianRelation,
} from '@app/domain/teams/guardian-consent';
import {
  type ConsentEvent,
  guardianConsentMachine,
} from '@app/domain/teams/guardian-consent.machine';
import type { Language } from '@app/messages/catalogue';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import { agesOf, membersByIds, tokenHash } from '../accounts/public.ts';
import {
  findApplication,
  listMembers,
  lockApplication,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { applyAge, confirmableYear } from './ages.apply.ts';
import {
  type ConsentRow,
  consentByHash,
  consentsIn,
  putConsent,
  updateConsent,
} from './guardians.repo.ts';
import { lockForMember } from './teams.locks.ts';
import { teamView } from './teams.view.ts';

type Member = NonNullable<Actor>;

export async function askGuardian(
  p: Platform,
  actor: Member,
  id: string,
  email: string,
): Promise<Team | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const record = await lockForMember(tx, actor, id);
    if (isFailure(record)) return record;
    const age = (await agesOf(tx, [actor.id])).get(actor.id);
    if (!age || !isMinor(age, at)) return fail('WRONG_STATUS');
    const guardianEmail = email.toLowerCase();
    const team = [...(await membersByIds(tx, record.memberIds)).values()];
    if (team.some((one) => one.email.toLowerCase() === guardianEmail)) {
      return fail('VALIDATION', { fields: { email: 'ofTeam' } });
    }
    const done = await sendConsent(p, tx, record, actor, { event: 'send', guardianEmail, at });
    if (isFailure(done)) return done;
    p.signals.publish(tx, `application:${id}`);
    return teamView(tx, record, actor, at);
  });
}

/** A new address by mail to the guardian of a member; the one before opens nothing more. */
export async function sendConsent(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  { id: userId }: Member,
  asked: {
    readonly event: 'send' | 'askAnew';
    readonly guardianEmail: string;
    readonly at: Date;
  },
): Promise<Failure | undefined> {
  const { event, guardianEmail, at } = asked;
  const applicationId = record.application.id;
  const before = (await consentsIn(tx, applicationId)).find((one) => one.userId === userId);
  // Of whom nobody was asked yet is as of whom nobody answered.
  const state = before ? consentStatus(before, at) : 'expired';
  const decided = decide(guardianConsentMachine, { state, event, actors: ['member'] });
  if (!decided.ok) return fail('WRONG_STATUS');
  const secret = newSecret();
  const consent: ConsentRow = {
    id: before?.id ?? newId(),
    applicationId,
    userId,
    guardianEmail,
    guardianName: '',
    relation: null,
    status: decided.move.to,
    tokenHash: tokenHash(secret),
    sentAt: at,
    expiresAt: consentEnd(at),
    answeredAt: null,
  };
  await putConsent(tx, consent);
  const language = (await membersByIds(tx, [userId])).get(userId)?.language ?? 'bhs';
  const moving = { record, at, event, consent, secret, language };
  const done = await runEffects(p.moves.guardianConsent, decided.move, p, tx, moving);
  if (isFailure(done)) return done;
  await auditMove(tx, moving, userId);
  return undefined;
}

const auditMove = (
  tx: Tx,
  {
    record,
    consent,
    event,
    at,
  }: {
    readonly record: WrittenApplication;
    readonly consent: ConsentRow;
    readonly event: ConsentEvent;
    readonly at: Date;
  },
  actorId: string | null,
) =>
  recordAudit(tx, {
    action: `team.consent.${event}`,
    subject: record.application.id,
    actorId,
    at,
    details: { consent: consent.id },
  });

export async function readConsent(p: Platform, secret: string): Promise<ConsentView | Failure> {
  const { read } = p.db;
  const consent = await consentByHash(read, tokenHash(secret));
  const record = consent && (await findApplication(read, { id: consent.applicationId }));
  return record ? consentView(read, consent, record, p.clock.now()) : fail('NOT_FOUND');
}

/** By whoever holds the secret: the guardian has no account. */
export async function moveConsent(
  p: Platform,
  secret: string,
  answer: {
    readonly event: ConsentEvent;
    readonly name: string;
    readonly relation: GuardianRelation | null;
  },
  language: Language,
): Promise<ConsentView | Failure> {
  const at = p.clock.now();
  const hash = tokenHash(secret);
  return p.db.transaction(async (tx) => {
    const found = await consentByHash(tx, hash);
    const record = found && (await lockApplication(tx, found.applicationId));
    // Read again: it may have been answered, or sent anew, before the application was held.
    const consent = record && (await consentByHash(tx, hash));
    if (!consent) return fail('NOT_FOUND');
    const { event, name, relation } = answer;
    const state = consentStatus(consent, at);
    const decided = decide(guardianConsentMachine, { state, event, actors: ['guardian'] });
    if (!decided.ok) return fail('WRONG_STATUS');
    const agreed = event === 'agree' ? { guardianName: name, relation } : {};
    const change = { status: decided.move.to, answeredAt: at, ...agreed };
    const birthYear = await confirmableYear(tx, consent, at);
    if (event === 'agree' && birthYear !== null) {
      const said = { birthYear, adultSaidAt: null };
      await applyAge(p, tx, consent.userId, said, { by: null, as: 'account.age-agreed', at });
    }
    await updateConsent(tx, consent.id, change);
    const answered = { ...consent, ...change };
    const moving = { record, at, event, consent: answered, secret, language };
    const done = await runEffects(p.moves.guardianConsent, decided.move, p, tx, moving);
    if (isFailure(done)) return done;
    await auditMove(tx, moving, null);
    // A name that must not be seen any more is seen nowhere once this is committed.
    await p.signals.publishDurably(tx, `application:${record.application.id}`);
    await rightsChanged(tx, p, consent.userId);
    return consentView(tx, answered, record, at);
  });
}

async function consentView(
  read: Reader,
  consent: ConsentRow,
  record: WrittenApplication,
  now: Date,
): Promise<ConsentView> {
  const { userId, expiresAt, answeredAt } = consent;
  const { application, call, bank, memberIds } = record;
  const member = (await membersByIds(read, [userId])).get(userId);
  const part = (await listMembers(read, application.id)).find((one) => one.userId === userId);
  const status = consentStatus(consent, now);
  return {
    firstName: member?.firstName ?? '',
    status,
    kind: call.kind,
    title: titleOf(record),
    callTitle: { bhs: call.titleBhs, en: call.titleEn },
    bankName: bank.name,
    responsibility: part?.responsibility ?? '',
    others: Math.max(0, memberIds.length - 1),
    contact: { name: call.contact.name, email: call.contact.email },
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    birthYear: status === 'agreed' ? null : await confirmableYear(read, consent, now),
    events: eventsFrom(guardianConsentMachine, status, ['guardian']),
  };
}
