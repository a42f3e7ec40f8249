import { pages } from '@app/contracts/pages';
import type {
  VolunteerInvite,
  VolunteerOffer,
  VolunteersOf,
} from '@app/contracts/volunteers/volunteers.schemas';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import { visibleStatus } from '@app/domain/applications/application.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import { isPast, volunteerEnd, volunteerLimits } from '@app/domain/volunteers/volunteer';
import { volunteerPolicy } from '@app/domain/volunteers/volunteer.policy';
import type { z } from 'zod';
import { changeLetter, newLink } from '../../kit/letters.ts';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  aboutApplication,
  findApplication,
  lockApplication,
  seenBy,
  subjectOf,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { mayMail } from '../network/public.ts';
import { notify } from '../notifications/public.ts';
import { moveVolunteer, volunteerJobs } from './volunteers.moves.ts';
import {
  deleteVolunteer,
  findVolunteer,
  insertVolunteers,
  invitedAmong,
  type VolunteerRow,
  volunteersOf,
} from './volunteers.repo.ts';
import { certificateSecret } from './volunteers.tokens.ts';
import { activitiesIn, activityOf, volunteersView } from './volunteers.view.ts';

type SignedIn = NonNullable<Actor>;

const isOpenTo = (actor: Actor, record: WrittenApplication): boolean =>
  record.call.kind === 'orange' && volunteerPolicy.view(actor, subjectOf(record)).ok;

export async function listVolunteers(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof VolunteersOf> | Failure> {
  const { read } = p.db;
  const record = await findApplication(read, { id });
  if (!record || !isOpenTo(actor, record)) return fail('NOT_FOUND');
  return volunteersView(actor, record, await volunteersOf(read, id), p.clock.now());
}

/** An invitation as it begins. */
export const freshVolunteer = (
  record: Pick<WrittenApplication, 'application'>,
  plan: Partial<VolunteerRow> & { readonly endsOn?: string },
  at: Date,
): VolunteerRow => {
  const { endsOn = '', ...row } = plan;
  return {
    activityId: '',
    activity: '',
    status: 'invited',
    name: '',
    email: '',
    language: 'bhs',
    invitedBy: null,
    invitedAt: at,
    tokenHash: '',
    expiresAt: volunteerEnd(at, endsOn),
    answeredAt: null,
    answer: '',
    halfHours: null,
    recordedBy: null,
    recordedAt: null,
    ...row,
    id: plan.id ?? newId(),
    applicationId: record.application.id,
  };
};

export async function inviteVolunteers(
  p: Platform,
  actor: SignedIn,
  id: string,
  { activityId, people }: z.output<typeof VolunteerInvite>,
): Promise<z.output<typeof VolunteersOf> | Failure> {
  return p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (!record || !isOpenTo(actor, record)) return fail('NOT_FOUND');
    const refused = refusalOf(volunteerPolicy.invite(actor, seenBy(actor, subjectOf(record))));
    if (refused) return refused;
    const activity = activitiesIn(record.draft).find((one) => one.id === activityId);
    if (!activity) return fail('VALIDATION', { fields: { activityId: 'invalid' } });
    const at = p.clock.now();
    if (isPast(activity, at)) return fail('WRONG_STATUS');
    const invited = [...new Map(people.map((one) => [one.email.toLowerCase(), one.name]))];
    const emails = invited.map(([email]) => email);
    const before = await invitedAmong(tx, id, activityId, emails);
    if (before.length > 0) return fail('ALREADY_EXISTS', { details: { emails: before } });
    const all = await volunteersOf(tx, id);
    if (all.length + invited.length > volunteerLimits.perApplication) {
      return fail('TOO_MANY_ITEMS');
    }
    const language = (await membersByIds(tx, [actor.id])).get(actor.id)?.language ?? 'bhs';
    const { name: called, endsOn } = activity;
    const made = invited.map(([email, name]) => {
      const { secret, kept } = newLink(volunteerEnd(at, endsOn));
      const plan = { activityId, activity: called, email, name, language, invitedBy: actor.id };
      return { secret, row: freshVolunteer(record, { ...plan, ...kept }, at) };
    });
    await insertVolunteers(
      tx,
      made.map(({ row }) => row),
    );
    for (const { row, secret } of made) {
      await p.jobs.put(tx, volunteerJobs.invitation, { id: row.id, secret });
    }
    await recordAudit(tx, {
      action: 'volunteer.invited',
      subject: id,
      actorId: actor.id,
      at,
      details: { volunteers: made.map(({ row }) => row.id) },
    });
    p.signals.publish(tx, `application:${id}`);
    return volunteersView(actor, record, await volunteersOf(tx, id), at);
  });
}

/** The offer of a member, which waits for the team. */
export async function offerHelp(
  p: Platform,
  actor: SignedIn,
  id: string,
  { activityId, answer }: z.output<typeof VolunteerOffer>,
): Promise<VolunteerRow | Failure> {
  return p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (record?.call.kind !== 'orange') return fail('NOT_FOUND');
    const own = subjectOf(record);
    const subject = { ...own, status: visibleStatus(null, own) };
    if (!isPublicStatus(subject.status)) return fail('NOT_FOUND');
    const refused = refusalOf(volunteerPolicy.offer(actor, subject));
    if (refused) return refused;
    const at = p.clock.now();
    const activity = activitiesIn(record.draft).find((one) => one.id === activityId);
    if (!activity) return fail('VALIDATION', { fields: { activityId: 'invalid' } });
    if (activity.expected === 0 || isPast(activity, at)) return fail('WRONG_STATUS');
    const member = (await membersByIds(tx, [actor.id])).get(actor.id);
    if (!member) return fail('NOT_FOUND');
    const email = member.email.toLowerCase();
    // What the team answers are words of theirs (decision 079).
    if (!(await mayMail(tx, record.application.ownerId, email, 'mail', at))) {
      return fail('FORBIDDEN');
    }
    if ((await invitedAmong(tx, id, activityId, [email])).length > 0) return fail('ALREADY_EXISTS');
    if ((await volunteersOf(tx, id)).length >= volunteerLimits.perApplication) {
      return fail('TOO_MANY_ITEMS');
    }
    const { kept } = newLink(volunteerEnd(at, activity.endsOn));
    const { name, language } = member;
    const plan = { status: 'offered', activityId, activity: activity.name, email, name } as const;
    const row = freshVolunteer(record, { ...plan, language, answer, ...kept }, at);
    await insertVolunteers(tx, [row]);
    await notify(tx, p, {
      userIds: record.memberIds,
      type: 'team_activity',
      text: 'volunteerOffersTeam',
      values: { title: titleOf(record), who: name, what: activity.name },
      actionUrl: pages.project({ slug: record.application.slug, dio: 'aktivnosti' }),
      from: actor.id,
    });
    await recordAudit(tx, {
      action: 'volunteer.offered',
      subject: id,
      actorId: actor.id,
      at,
      details: { volunteer: row.id },
    });
    p.signals.publish(tx, `application:${id}`);
    return row;
  });
}

interface Locked {
  readonly tx: Tx;
  readonly record: WrittenApplication;
  readonly row: VolunteerRow;
  readonly at: Date;
}

/** Does something of the team's; whoever may not even look is told that there is none. */
async function withVolunteer<T>(
  p: Platform,
  actor: SignedIn,
  { id, ability }: { readonly id: string; readonly ability: 'invite' | 'record' },
  work: (locked: Locked) => Promise<T | Failure>,
): Promise<T | Failure> {
  const find = (read: Reader) => findVolunteer(read, id);
  return changeLetter(p, aboutApplication, find, async ({ tx, row, record }) => {
    if (!isOpenTo(actor, record)) return fail('NOT_FOUND');
    const refused = refusalOf(volunteerPolicy[ability](actor, seenBy(actor, subjectOf(record))));
    return refused ?? work({ tx, record, row, at: p.clock.now() });
  });
}

const allAfter = async (
  actor: SignedIn,
  { tx, record, at }: Locked,
): Promise<z.output<typeof VolunteersOf>> =>
  volunteersView(actor, record, await volunteersOf(tx, record.application.id), at);

export const resendVolunteer = (p: Platform, actor: SignedIn, id: string) =>
  withVolunteer(p, actor, { id, ability: 'invite' }, async (locked) => {
    const { tx, record, row, at } = locked;
    const activity = activityOf(record.draft, row);
    if (isPast(activity, at)) return fail('WRONG_STATUS');
    const { endsOn, name } = activity;
    const { secret, kept } = newLink(volunteerEnd(at, endsOn));
    const moved = await moveVolunteer(p, tx, {
      record,
      row,
      event: 'resend',
      by: 'team',
      actorId: actor.id,
      at,
      secret,
      change: { ...kept, activity: name, invitedAt: at, invitedBy: actor.id },
    });
    return isFailure(moved) ? moved : allAfter(actor, locked);
  });

export const decideOffer = (p: Platform, actor: SignedIn, id: string, event: 'accept' | 'refuse') =>
  withVolunteer(p, actor, { id, ability: 'invite' }, async (locked) => {
    const { tx, record, row, at } = locked;
    const by = { by: 'team', actorId: actor.id } as const;
    const moved = await moveVolunteer(p, tx, { record, row, event, ...by, at });
    return isFailure(moved) ? moved : allAfter(actor, locked);
  });

export const removeVolunteer = (p: Platform, actor: SignedIn, id: string) =>
  withVolunteer(p, actor, { id, ability: 'invite' }, async ({ tx, row, at }) => {
    // Hours are a record.
    if (row.status === 'attended') return fail('WRONG_STATUS');
    await deleteVolunteer(tx, id);
    await recordAudit(tx, {
      action: 'volunteer.removed',
      subject: row.applicationId,
      actorId: actor.id,
      at,
      details: { volunteer: id, status: row.status },
    });
    p.signals.publish(tx, `application:${row.applicationId}`);
    return { success: true as const };
  });

export const recordHours = (p: Platform, actor: SignedIn, id: string, hours: number) =>
  withVolunteer(p, actor, { id, ability: 'record' }, async (locked) => {
    const { tx, record, row, at } = locked;
    const first = row.status === 'confirmed';
    // The certificate is opened by an address of its own: that of the answer is known to nobody here.
    const secret = first ? certificateSecret(p, row.id) : '';
    const moved = await moveVolunteer(p, tx, {
      record,
      row,
      event: first ? 'attend' : 'correct',
      by: 'team',
      actorId: actor.id,
      at,
      secret,
      change: {
        halfHours: hours * 2,
        recordedBy: actor.id,
        recordedAt: at,
        ...(first ? { tokenHash: tokenHash(secret) } : {}),
      },
    });
    return isFailure(moved) ? moved : allAfter(actor, locked);
  });
