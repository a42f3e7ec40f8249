import { pages } from '@app/contracts/pages';
import { dayText } from '@app/domain/sarajevo-time';
import { tomorrow } from '@app/domain/tasks/system-tasks';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, titleOf } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { takeDue } from './tasks.repo.ts';

const atOnce = 200;

/**
 * Tells who does a task that it is due tomorrow, or today where no server ran the day before or the
 * task is from then; where nobody took it, the whole team.
 */
export async function remindOfTasks(p: Platform): Promise<void> {
  const at = p.clock.now();
  const due = tomorrow(at);
  const textOf = { [dayText(at)]: 'taskDueToday', [due]: 'taskDue' } as const;
  const more = await p.db.transaction(async (tx) => {
    const tasks = await takeDue(tx, due, { at, atMost: atOnce });
    for (const task of tasks) {
      const record = await findApplication(tx, { id: task.applicationId });
      const text = textOf[task.on ?? ''];
      // What was late before anybody could be reminded is seen on the page.
      if (!record || !text) continue;
      const doing = record.memberIds.filter((id) => id === task.assignedUserId);
      await notify(tx, p, {
        userIds: doing.length > 0 ? doing : record.memberIds,
        type: 'deadline',
        text,
        values: { task: task.title, title: titleOf(record) },
        actionUrl: pages.tasks({ id: task.applicationId }),
      });
    }
    return tasks.length === atOnce;
  });
  if (more) await remindOfTasks(p);
}

export const tasksJobs = (p: Platform): JobHandler[] => [
  // In the morning, by the clocks of Sarajevo.
  { name: 'tasks.remind', schedule: '0 7 * * *', run: () => remindOfTasks(p) },
];
