import type { OwnNext } from '@app/contracts/tasks/tasks.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import {
  firstTask,
  isLate,
  isOver,
  type SystemTask,
  systemTasks,
} from '@app/domain/tasks/system-tasks';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { agreedOf } from '../agreements/public.ts';
import { listMine } from '../applications/public.ts';
import { datedTasksFor, datesOfAll, decisionsIn, ticksOfAll } from './tasks.repo.ts';

export async function ownNext(
  p: Platform,
  actor: NonNullable<Actor>,
): Promise<z.output<typeof OwnNext>[]> {
  const { read } = p.db;
  const now = p.clock.now();
  const live = (await listMine(p, actor)).filter(
    ({ status, callClosesAt }) => !isOver({ status, closesAt: new Date(callClosesAt) }, now),
  );
  const ids = live.map(({ id }) => id);
  const agreed = new Map(
    await Promise.all(live.map(async (one) => [one.id, await agreedOf(read, one)] as const)),
  );
  const [dates, tasks, ticks] = await Promise.all([
    datesOfAll(read, ids),
    datedTasksFor(read, actor.id, ids),
    ticksOfAll(read, ids),
  ]);
  const datesOf = new Map(dates.map((one) => [one.id, one]));
  return live.map(({ id, status, callClosesAt, sections, openSections }) => {
    const of = datesOf.get(id);
    const system = systemTasks(
      {
        status,
        closesAt: new Date(callClosesAt),
        decisionsOn: decisionsIn(of?.timeline ?? []),
        missing: sections
          .filter(({ key, done }) => !done && key !== 'review')
          .map(({ key }) => key),
        openSections,
        campaignEndsAt: of?.campaignEndsAt ?? null,
        startsOn: of?.about.startsOn ?? null,
        endsOn: of?.about.endsOn ?? null,
        ...(agreed.get(id) ?? { points: [], dues: null }),
      },
      now,
    );
    const ticked = ticks.filter(({ applicationId }) => applicationId === id);
    return {
      id,
      next: nextOf(
        firstTask(
          system,
          ticked.map(({ kind }) => kind),
        ),
        now,
      ),
      own: tasks.flatMap(({ id: taskId, applicationId, title, on }) =>
        applicationId === id && on !== null
          ? [{ id: taskId, title, on, late: isLate({ on, at: null }, now) }]
          : [],
      ),
    };
  });
}

function nextOf(task: SystemTask | undefined, now: Date): z.output<typeof OwnNext>['next'] {
  if (!task) return null;
  const { done: _, ...next } = task;
  return { ...next, at: next.at, late: isLate(next, now) };
}
