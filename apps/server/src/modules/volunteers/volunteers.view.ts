import type {
  ActivityVolunteers,
  Volunteer,
  VolunteerInvitation,
  VolunteersOf,
} from '@app/contracts/volunteers/volunteers.schemas';
import { visibleStatus } from '@app/domain/applications/application.policy';
import type { AnyContent } from '@app/domain/applications/form/form';
import type { ProjectActivity } from '@app/domain/applications/form/orange.form';
import { canMove, eventsFrom } from '@app/domain/machine';
import type { Actor } from '@app/domain/permissions/permissions';
import { hasBegun, isPast, volunteerStatus } from '@app/domain/volunteers/volunteer';
import { volunteerMachine } from '@app/domain/volunteers/volunteer.machine';
import { volunteerPolicy } from '@app/domain/volunteers/volunteer.policy';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  formFor,
  hiddenMembers,
  subjectOf,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import type { VolunteerRow } from './volunteers.repo.ts';

export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly expected: number;
  readonly task: string;
}

/** What a team plans; blue plans have milestones instead. */
export const activitiesIn = (content: AnyContent): Activity[] =>
  ((content.projectActivities ?? []) as readonly ProjectActivity[]).map((one) => ({
    id: one.id,
    name: one.name,
    startsOn: one.startDate,
    endsOn: one.endDate,
    expected: one.volunteersPlanned ? one.expectedVolunteers : 0,
    task: one.volunteersPlanned ? one.volunteerDescription : '',
  }));

/** The activity that somebody was invited to; by its name alone once it was taken out. */
export const activityOf = (content: AnyContent, row: VolunteerRow): Activity =>
  activitiesIn(content).find(({ id }) => id === row.activityId) ?? {
    id: row.activityId,
    name: row.activity,
    startsOn: '',
    endsOn: '',
    expected: 0,
    task: '',
  };

const hours = ({ halfHours }: VolunteerRow) => (halfHours === null ? null : halfHours / 2);
const dayOrNull = (day: string) => (day === '' ? null : day);

/** All who were invited, by activity: those that plan volunteers, and those that have some. */
export function volunteersView(
  actor: Actor,
  record: WrittenApplication,
  rows: readonly VolunteerRow[],
  now: Date,
): z.output<typeof VolunteersOf> {
  const own = subjectOf(record);
  const subject = { ...own, status: visibleStatus(actor, own) };
  const may = {
    invite: volunteerPolicy.invite(actor, subject).ok,
    record: volunteerPolicy.record(actor, subject).ok,
  };
  const planned = activitiesIn(record.draft);
  const gone = rows
    .filter(({ activityId }) => !planned.some(({ id }) => id === activityId))
    .map((row) => activityOf(record.draft, row));
  const lost = gone.filter(({ id }, n) => gone.findIndex((one) => one.id === id) === n);
  const show = (activity: Activity): z.output<typeof ActivityVolunteers> => ({
    activityId: activity.id,
    name: activity.name,
    startsOn: dayOrNull(activity.startsOn),
    endsOn: dayOrNull(activity.endsOn),
    expected: activity.expected,
    task: activity.task,
    canInvite: may.invite && !isPast(activity, now),
    volunteers: rows
      .filter(({ activityId }) => activityId === activity.id)
      .map((row) => volunteerView(row, activity, may, now)),
  });
  return {
    data: [...planned, ...lost]
      .map(show)
      .filter(({ expected, volunteers }) => expected > 0 || volunteers.length > 0),
    canInvite: may.invite,
  };
}

function volunteerView(
  row: VolunteerRow,
  activity: Activity,
  may: { readonly invite: boolean; readonly record: boolean },
  now: Date,
): z.output<typeof Volunteer> {
  const status = volunteerStatus(row, now);
  return {
    id: row.id,
    activityId: row.activityId,
    name: row.name,
    // Who offered wrote to the team, and not the team to them.
    email: row.invitedBy === null ? '' : row.email,
    status,
    answer: row.answer,
    hours: hours(row),
    invitedAt: row.invitedAt,
    expiresAt: row.expiresAt,
    answeredAt: row.answeredAt,
    canDecide: may.invite && canMove(volunteerMachine, status, 'accept'),
    canResend: may.invite && !isPast(activity, now) && canMove(volunteerMachine, status, 'resend'),
    canRemove: may.invite && status !== 'attended',
    canRecord:
      may.record && (status === 'confirmed' || status === 'attended') && hasBegun(activity, now),
  };
}

/** Who invited, as a volunteer may know them; empty for a minor of whom no guardian agreed. */
export async function namedTo(
  read: Reader,
  { applicationId, invitedBy }: VolunteerRow,
  now: Date,
): Promise<string> {
  if (invitedBy === null) return '';
  const hidden = await hiddenMembers(read, [applicationId], now);
  if (hidden.has(invitedBy)) return '';
  return (await membersByIds(read, [invitedBy])).get(invitedBy)?.name ?? '';
}

/** What a volunteer is asked, and has said and done. */
export async function invitationView(
  read: Reader,
  row: VolunteerRow,
  record: WrittenApplication,
  now: Date,
): Promise<z.output<typeof VolunteerInvitation>> {
  const activity = activityOf(record.draft, row);
  const status = volunteerStatus(row, now);
  const { slug, name, emblem } = record.bank;
  return {
    status,
    name: row.name,
    title: titleOf(record),
    activity: activity.name,
    task: activity.task,
    place: formFor(record).about(record.draft).location,
    startsOn: dayOrNull(activity.startsOn),
    endsOn: dayOrNull(activity.endsOn),
    askedBy: await namedTo(read, row, now),
    bank: { slug, name, emblem },
    answer: row.answer,
    hours: hours(row),
    expiresAt: row.expiresAt,
    events: row.expiresAt <= now ? [] : eventsFrom(volunteerMachine, status, ['volunteer']),
  };
}
