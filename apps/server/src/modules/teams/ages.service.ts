import { pages } from '@app/contracts/pages';
import type { KnownAge, RequestedCorrection } from '@app/contracts/teams/ages.schemas';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { canMove } from '@app/domain/machine';
import {
  type AgeCorrectionEvent,
  ageCorrections,
  ageFlaw,
  isMinor,
  protectsNoLess,
  undeclaredAge,
} from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import { ageStays, consentLimits, consentStatus } from '@app/domain/teams/guardian-consent';
import { guardianConsentMachine } from '@app/domain/teams/guardian-consent.machine';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { agesOf, lockById, membersByIds, openModerators } from '../accounts/public.ts';
import { lockApplication } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { applyAge, lockConsents } from './ages.apply.ts';
import {
  type CorrectionRow,
  correctionOf,
  dropCorrection,
  listCorrections,
  putCorrection,
} from './ages.repo.ts';
import { type ConsentRow, consentStatusesOf, consentsOf } from './guardians.repo.ts';
import { sendConsent } from './guardians.service.ts';
import { lockForMember } from './teams.locks.ts';
import { correctionView, teamView } from './teams.view.ts';

type Member = NonNullable<Actor>;
interface AgeBody {
  readonly birthYear: number | null;
  readonly adult: boolean;
}

/**
 * What is not known yet is said freely; what is known changes only towards more protection (decision
 * 078). Once a guardian was asked it changes seldom, and not after a no.
 */
export async function sayAge(
  p: Platform,
  actor: Member,
  id: string,
  declared: AgeBody,
): Promise<z.output<typeof Team> | Failure> {
  const at = p.clock.now();
  const flaw = ageFlaw(declared, at);
  if (flaw) return fail('VALIDATION', { fields: { birthYear: flaw } });
  if ((await consentsOf(p.db.read, actor.id)).length > 0) {
    const often = await p.limits.takeShared('teams.age', actor.id, consentLimits.corrections);
    if (often) return fail('AGE_FIXED');
  }
  return p.db.transaction(async (tx) => {
    const consents = await lockConsents(tx, actor.id, [id]);
    const record = await lockForMember(tx, actor, id);
    if (isFailure(record)) return record;
    if (ageStays(consents.map(({ status }) => status))) return fail('AGE_FIXED');
    const known = (await lockById(tx, actor.id)) ?? undeclaredAge;
    const next = { birthYear: declared.birthYear, adultSaidAt: declared.adult ? at : null };
    if (!protectsNoLess(known, next, at)) return fail('AGE_FIXED');
    await applyAge(p, tx, actor.id, next, { by: actor.id, as: 'account.age-said', at });
    const refused = isMinor(next, at) ? await askAnew(p, tx, actor, consents, at) : undefined;
    if (refused) return refused;
    p.signals.publish(tx, `application:${id}`);
    return teamView(tx, record, actor, at);
  });
}

/** Guardians who agreed, or were about to, are asked again about who is of another age than they knew. */
async function askAnew(
  p: Platform,
  tx: Tx,
  actor: Member,
  consents: readonly ConsentRow[],
  at: Date,
): Promise<Failure | undefined> {
  for (const consent of consents) {
    const { applicationId, guardianEmail } = consent;
    if (!canMove(guardianConsentMachine, consentStatus(consent, at), 'askAnew')) continue;
    const record = await lockApplication(tx, applicationId);
    if (!record) continue;
    const done = await sendConsent(p, tx, record, actor, { event: 'askAnew', guardianEmail, at });
    if (isFailure(done)) return done;
    await p.signals.publishDurably(tx, `application:${applicationId}`);
  }
  return undefined;
}

export async function ownAge(
  { clock }: Pick<Platform, 'clock'>,
  read: Reader,
  userId: string,
): Promise<z.output<typeof KnownAge>> {
  const declared = (await agesOf(read, [userId])).get(userId) ?? undeclaredAge;
  const correction = await correctionOf(read, userId);
  return {
    birthYear: declared.birthYear,
    adult: declared.adultSaidAt !== null,
    isMinor: isMinor(declared, clock.now()),
    correction: correctionView(correction),
  };
}

/** Of whom nothing is known, or who is of age, says it themselves. */
export async function correctAge(
  p: Platform,
  actor: Member,
  declared: AgeBody,
): Promise<z.output<typeof KnownAge> | Failure> {
  const at = p.clock.now();
  const flaw = ageFlaw(declared, at);
  if (flaw) return fail('VALIDATION', { fields: { birthYear: flaw } });
  if (!(await ownAge(p, p.db.read, actor.id)).isMinor) return fail('WRONG_STATUS');
  const often = await p.limits.takeShared('age.corrections', actor.id, ageCorrections);
  if (often) return often;
  return p.db.transaction(async (tx) => {
    const consents = await lockConsents(tx, actor.id);
    await putCorrection(tx, { userId: actor.id, ...declared, askedAt: at });
    const action = 'account.age-correction-asked';
    await recordAudit(tx, { action, subject: actor.id, actorId: actor.id, at });
    const next = { birthYear: declared.birthYear, adultSaidAt: declared.adult ? at : null };
    const refused = isMinor(next, at) ? await askAnew(p, tx, actor, consents, at) : undefined;
    if (refused) return refused;
    await notify(tx, p, {
      userIds: (await openModerators(tx)).map(({ id }) => id).filter((id) => id !== actor.id),
      type: 'moderation',
      text: 'ageCorrectionAsked',
      values: {},
      actionUrl: pages.admin({ hash: 'godine' }),
    });
    p.signals.publish(tx, `user:${actor.id}`);
    return ownAge(p, tx, actor.id);
  });
}

export const dropAgeCorrection = (p: Platform, actor: Member): Promise<z.output<typeof KnownAge>> =>
  p.db.transaction(async (tx) => {
    await dropCorrection(tx, actor.id);
    p.signals.publish(tx, `user:${actor.id}`);
    return ownAge(p, tx, actor.id);
  });

export const listAgeCorrections = (
  p: Platform,
  actor: Member,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof RequestedCorrection>> | Failure> =>
  listPage(query, {
    cursor: timeCursor,
    read: (slice) => listCorrections(p.db.read, actor.id, slice),
    place: ({ userId: id, askedAt: at }) => ({ at, id }),
    show: (rows) => correctionsFor(p.db.read, rows),
  });

async function correctionsFor(
  read: Reader,
  rows: readonly CorrectionRow[],
): Promise<z.output<typeof RequestedCorrection>[]> {
  const ids = rows.map(({ userId }) => userId);
  const [people, ages] = [await membersByIds(read, ids), await agesOf(read, ids)];
  const statusesOf = await consentStatusesOf(read, ids);
  return rows.map(({ userId, birthYear, adult, askedAt }) => {
    const declared = ages.get(userId) ?? undeclaredAge;
    const statuses = statusesOf(userId);
    const agreed = statuses.includes('agreed') ? 'agreed' : 'none';
    return {
      userId,
      name: people.get(userId)?.name ?? '',
      email: people.get(userId)?.email ?? '',
      known: { birthYear: declared.birthYear, adult: declared.adultSaidAt !== null },
      birthYear,
      adult,
      guardian: ageStays(statuses) ? 'refused' : agreed,
      askedAt,
    };
  });
}

/** Nobody answers what they asked themselves. */
export const moveAgeCorrection = (
  p: Platform,
  actor: Member,
  userId: string,
  { event, note }: { readonly event: AgeCorrectionEvent; readonly note: string },
): Promise<{ success: true } | Failure> =>
  p.db.transaction(async (tx) => {
    if (userId === actor.id) return fail('NOT_FOUND');
    await lockConsents(tx, userId);
    const correction = await correctionOf(tx, userId);
    if (!correction) return fail('NOT_FOUND');
    const at = p.clock.now();
    if (event === 'confirm') {
      const declared = {
        birthYear: correction.birthYear,
        adultSaidAt: correction.adult ? at : null,
      };
      const as = 'account.age-confirmed';
      await applyAge(p, tx, userId, declared, { by: actor.id, as, at, details: { note } });
    } else {
      await dropCorrection(tx, userId);
      const action = 'account.age-refused';
      await recordAudit(tx, { action, subject: userId, actorId: actor.id, at, details: { note } });
    }
    await notify(tx, p, {
      userIds: [userId],
      type: 'moderation',
      text: event === 'confirm' ? 'ageConfirmed' : 'ageRefused',
      values: {},
      actionUrl: pages.settings({ hash: 'privacy' }),
    });
    p.signals.publish(tx, `user:${userId}`);
    return { success: true } as const;
  });
