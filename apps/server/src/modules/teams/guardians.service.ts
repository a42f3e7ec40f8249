import type { ConsentView } from '@app/contracts/teams/guardians.schemas';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { eventsFrom } from '@app/domain/machine';
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
import type { z } from 'zod';
import { bySecret, changeLetter, newLink, openLetter } from '../../kit/letters.ts';
import { type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { agesOf, membersByIds } from '../accounts/public.ts';
import {
  aboutApplication,
  listMembers,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { applyAge, confirmableYear } from './ages.apply.ts';
import type { ConsentMoving } from './guardians.moves.ts';
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
): Promise<z.output<typeof Team> | Failure> {
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
  const { secret, kept } = newLink(consentEnd(at));
  const consent: ConsentRow = {
    id: before?.id ?? newId(),
    applicationId,
    userId,
    guardianEmail,
    guardianName: '',
    relation: null,
    status: state,
    ...kept,
    sentAt: at,
    answeredAt: null,
  };
  const language = (await membersByIds(tx, [userId])).get(userId)?.language ?? 'bhs';
  const asking = { state, event, actors: ['member'], actorId: userId, at } as const;
  const moving = { record, consent, answered: {}, secret, language };
  const done = await runMove(p, tx, lifecycle, asking, moving);
  return isFailure(done) ? done : undefined;
}

const lifecycle: LifecycleOf<typeof guardianConsentMachine, ConsentMoving> = {
  table: guardianConsentMachine,
  code: ({ guardianConsent }) => guardianConsent,
  async write(p, tx, { event, consent, answered, to, at }) {
    const moved = { ...consent, ...answered, status: to };
    if (event === 'send' || event === 'askAnew') {
      await putConsent(tx, moved);
      return { consent: moved };
    }
    const birthYear = event === 'agree' ? await confirmableYear(tx, consent, at) : null;
    if (birthYear !== null) {
      const age = { birthYear, adultSaidAt: null };
      await applyAge(p, tx, consent.userId, age, { by: null, as: 'account.age-agreed', at });
    }
    await updateConsent(tx, consent.id, { ...answered, status: to });
    return { consent: moved };
  },
  audit: ({ event, record, consent }) => ({
    action: `team.consent.${event}`,
    subject: record.application.id,
    details: { consent: consent.id },
  }),
  refusal: () => fail('WRONG_STATUS'),
};

export const readConsent = (
  p: Platform,
  secret: string,
): Promise<z.output<typeof ConsentView> | Failure> =>
  openLetter(p.db.read, aboutApplication, bySecret(consentByHash, secret), (consent, record) =>
    consentView(p.db.read, consent, record, p.clock.now()),
  );

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
): Promise<z.output<typeof ConsentView> | Failure> {
  const at = p.clock.now();
  const find = bySecret(consentByHash, secret);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: consent, record }) => {
    const { event, name, relation } = answer;
    const answered = {
      answeredAt: at,
      ...(event === 'agree' ? { guardianName: name, relation } : {}),
    };
    const state = consentStatus(consent, at);
    const request = { state, event, actors: ['guardian'], actorId: null, at } as const;
    const done = await runMove(p, tx, lifecycle, request, {
      record,
      consent,
      answered,
      secret,
      language,
    });
    if (isFailure(done)) return done;
    // A name that must not be seen any more is seen nowhere once this is committed.
    await p.signals.publishDurably(tx, `application:${record.application.id}`);
    await rightsChanged(tx, p, consent.userId);
    return consentView(tx, done.consent, record, at);
  });
}

async function consentView(
  read: Reader,
  consent: ConsentRow,
  record: WrittenApplication,
  now: Date,
): Promise<z.output<typeof ConsentView>> {
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
    expiresAt,
    answeredAt,
    birthYear: status === 'agreed' ? null : await confirmableYear(read, consent, now),
    events: eventsFrom(guardianConsentMachine, status, ['guardian']),
  };
}
