import { tasksApi } from '@app/contracts/tasks/tasks.api';
import { attach } from '../../platform/http/answers.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { ownNext } from './own.service.ts';
import { tasksWith } from './personal-data.repo.ts';
import { calendarOf } from './tasks.calendar.ts';
import { tasksJobs } from './tasks.jobs.ts';
import { addTask, changeTask, nextSteps, removeTask, tickOff } from './tasks.service.ts';
import { tasksTables } from './tasks.tables.ts';

export const tasksModule = defineModule({
  name: 'tasks',
  api: tasksApi,
  tables: tasksTables,
  jobs: tasksJobs,
  personalData: () => ({
    collect: async (read, userId) => ({ tasks: await tasksWith(read, userId) }),
  }),
  handlers: (p) => ({
    mine: (_input, { actor }) => ownNext(p, actor),
    list: ({ params }, { actor }) => nextSteps(p, actor, params.id),
    calendar: async ({ params, query }, { actor, language, reply }) => {
      const steps = await nextSteps(p, actor, params.id);
      if (isFailure(steps)) return steps;
      if (steps.isOver) return fail('NOT_FOUND');
      return attach(reply, 'text/calendar; charset=utf-8', {
        name: `${steps.slug}.ics`,
        content: calendarOf(steps, query.language ?? language, p.clock.now(), p.settings),
      });
    },
    add: ({ params, body }, { actor }) => addTask(p, actor, params.id, body),
    change: ({ params, body }, { actor }) => changeTask(p, actor, params, body),
    remove: ({ params }, { actor }) => removeTask(p, actor, params),
    tick: ({ params, body }, { actor }) => tickOff(p, actor, params, body.done),
  }),
});
