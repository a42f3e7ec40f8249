import type {
  NewTask,
  NextSteps,
  OwnTaskView,
  SystemTaskView,
  TaskChange,
} from '@app/contracts/tasks/tasks.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import {
  isLate,
  isOver,
  systemTasks,
  type TickedKind,
  taskLimits,
} from '@app/domain/tasks/system-tasks';
import { taskPolicy } from '@app/domain/tasks/task.policy';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { agreedOf } from '../agreements/public.ts';
import {
  findApplication,
  findRecord,
  lacksIn,
  listHistory,
  listMembers,
  lockApplication,
  missingSectionsOf,
  seenBy,
  subjectOf,
  titleOf,
} from '../applications/public.ts';
import {
  datesOf,
  deleteTask,
  dropTick,
  findTask,
  insertTask,
  putTick,
  taskCount,
  tasksOf,
  ticksOf,
  updateTask,
} from './tasks.repo.ts';

type SignedIn = NonNullable<Actor>;

const letters = ['approve', 'declareWinner', 'reject', 'returnForChanges'] as const;

export async function nextSteps(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof NextSteps> | Failure> {
  const { read } = p.db;
  const record = await findApplication(read, { id });
  if (!record || !taskPolicy.keep(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  const { application, call, bank } = record;
  const now = p.clock.now();
  const { status } = seenBy(actor, subjectOf(record));
  const history = await listHistory(p, actor, id);
  if (isFailure(history)) return history;
  const tasks = await tasksOf(read, id);
  const ticks = await ticksOf(read, id);
  const members = await listMembers(read, id);
  const lacks = await lacksIn(read, [{ id, call }], now);
  const system = systemTasks(
    {
      status,
      closesAt: call.closesAt,
      missing: missingSectionsOf(record, lacks.get(id) ?? []),
      openSections: application.openSections,
      startsOn: application.about.startsOn,
      endsOn: application.about.endsOn,
      ...(await agreedOf(read, { id, status })),
      ...(await datesOf(read, { callId: call.id, applicationId: id })),
    },
    now,
  );
  const people = await membersByIds(read, [
    ...members.map(({ userId }) => userId),
    ...tasks.flatMap(({ doneBy }) => doneBy ?? []),
    ...ticks.map(({ by }) => by),
    ...system.flatMap(({ done }) => done?.by ?? []),
  ]);
  const nameOf = (userId: string | null) => (userId && people.get(userId)?.name) || '';
  const membership = new Map(members.map((member) => [member.userId, member.id]));
  return {
    id,
    slug: application.slug,
    kind: call.kind,
    title: titleOf(record),
    status,
    isOver: isOver({ status, closesAt: call.closesAt }, now),
    bankName: bank.name,
    callSlug: call.slug,
    callTitle: { bhs: call.titleBhs, en: call.titleEn },
    letter: await letterOf(p, id, history),
    system: system.map((task): z.output<typeof SystemTaskView> => {
      const did = task.done ?? ticks.find(({ kind }) => kind === task.kind);
      return {
        ...task,
        at: task.at,
        late: isLate(task, now),
        done: did ? { by: nameOf(did.by), at: did.at } : null,
      };
    }),
    own: tasks.map(
      (task): z.output<typeof OwnTaskView> => ({
        id: task.id,
        title: task.title,
        on: task.on,
        late: isLate({ on: task.on, at: null }, now),
        memberId: (task.assignedUserId && membership.get(task.assignedUserId)) ?? null,
        done: task.doneAt && { by: nameOf(task.doneBy), at: task.doneAt },
      }),
    ),
    members: members.map(({ id: memberId, userId }) => ({
      id: memberId,
      name: nameOf(userId),
      isReader: userId === actor.id,
    })),
  };
}

/** What the board wrote last, as far as the team may know it. */
async function letterOf(
  p: Platform,
  id: string,
  history: Exclude<Awaited<ReturnType<typeof listHistory>>, Failure>,
): Promise<z.output<typeof NextSteps>['letter']> {
  for (const { event, reason, at } of history) {
    const known = letters.find((one) => one === event);
    if (!known) continue;
    const given = known === 'returnForChanges' ? [] : await p.provided.boardFeedback(p.db.read, id);
    return { event: known, reason, at, feedback: [...given] };
  }
  return null;
}

/** Does something with the tasks of the reader's team, and answers how they stand then. */
async function write(
  p: Platform,
  actor: SignedIn,
  id: string,
  work: (tx: Tx) => Promise<Failure | undefined>,
): Promise<z.output<typeof NextSteps> | Failure> {
  const failed = await p.db.transaction(async (tx) => {
    const record = await findRecord(tx, { id });
    if (!record || !taskPolicy.keep(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
    const refused = await work(tx);
    if (!refused) p.signals.publish(tx, `application:${id}`);
    return refused;
  });
  return failed ?? nextSteps(p, actor, id);
}

/** Whose membership is named; a failure where it is of another team. */
async function assigned(
  read: Reader,
  applicationId: string,
  memberId: string | null,
): Promise<string | null | Failure> {
  if (memberId === null) return null;
  const found = (await listMembers(read, applicationId)).find(({ id }) => id === memberId);
  return found?.userId ?? fail('VALIDATION', { fields: { memberId: 'invalid' } });
}

export const addTask = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { title, on, memberId }: z.output<typeof NewTask>,
) =>
  write(p, actor, id, async (tx) => {
    // One after the other, so that the limit holds.
    await lockApplication(tx, id);
    if ((await taskCount(tx, id)) >= taskLimits.open) return fail('TOO_MANY_TASKS');
    const assignedUserId = await assigned(tx, id, memberId);
    if (isFailure(assignedUserId)) return assignedUserId;
    await insertTask(tx, {
      id: newId(),
      applicationId: id,
      title,
      on,
      assignedUserId,
      createdBy: actor.id,
      createdAt: p.clock.now(),
      doneBy: null,
      doneAt: null,
      remindedAt: null,
    });
    return undefined;
  });

export const changeTask = (
  p: Platform,
  actor: SignedIn,
  { id, taskId }: { readonly id: string; readonly taskId: string },
  { title, on, memberId, done }: TaskChange,
) =>
  write(p, actor, id, async (tx) => {
    const task = await findTask(tx, id, taskId);
    if (!task) return fail('NOT_FOUND');
    const assignedUserId =
      memberId === undefined ? task.assignedUserId : await assigned(tx, id, memberId);
    if (isFailure(assignedUserId)) return assignedUserId;
    // Who ticked it off first stays.
    const ticked =
      done === undefined || done === (task.doneAt !== null)
        ? {}
        : { doneBy: done ? actor.id : null, doneAt: done ? p.clock.now() : null };
    const moved = on !== undefined && on !== task.on ? { on, remindedAt: null } : {};
    await updateTask(tx, taskId, {
      title: title ?? task.title,
      assignedUserId,
      ...ticked,
      ...moved,
    });
    return undefined;
  });

export const removeTask = (
  p: Platform,
  actor: SignedIn,
  { id, taskId }: { readonly id: string; readonly taskId: string },
) =>
  write(p, actor, id, async (tx) =>
    (await deleteTask(tx, id, taskId)) ? undefined : fail('NOT_FOUND'),
  );

export const tickOff = (
  p: Platform,
  actor: SignedIn,
  { id, kind }: { readonly id: string; readonly kind: TickedKind },
  done: boolean,
) =>
  write(p, actor, id, async (tx) => {
    if (done) await putTick(tx, { applicationId: id, kind, by: actor.id, at: p.clock.now() });
    else await dropTick(tx, id, kind);
    return undefined;
  });
