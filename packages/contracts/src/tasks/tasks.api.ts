import { z } from 'zod';
import { ById } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { tasksPaths } from './tasks.paths.ts';
import {
  ByTask,
  ByTick,
  CalendarQuery,
  NewTask,
  NextSteps,
  OwnNext,
  TaskChange,
  Tick,
} from './tasks.schemas.ts';

export const tasksApi = endpoints(tasksPaths, {
  mine: {
    access: 'member',
    summary: 'What comes next for each of the reader’s applications that are under way.',
    answer: z.array(OwnNext),
  },
  list: {
    access: 'member',
    summary: 'What comes next for an application: by its status, and what its team wrote down.',
    params: ById,
    answer: NextSteps,
    errors: ['NOT_FOUND'],
  },
  calendar: {
    access: 'member',
    kind: 'stream',
    summary: 'The dates among the next steps as a calendar file (RFC 5545); none of what is over.',
    params: ById,
    query: CalendarQuery,
    answer: z.string(),
    errors: ['NOT_FOUND'],
  },
  add: {
    access: 'member',
    summary: 'Writes down a task of the team.',
    params: ById,
    body: NewTask,
    answer: NextSteps,
    errors: ['NOT_FOUND', 'TOO_MANY_TASKS'],
  },
  change: {
    access: 'member',
    summary: 'Changes a task of the team, or ticks it off.',
    params: ByTask,
    body: TaskChange,
    answer: NextSteps,
    errors: ['NOT_FOUND'],
  },
  remove: {
    access: 'member',
    summary: 'Takes a task of the team away.',
    params: ByTask,
    answer: NextSteps,
    errors: ['NOT_FOUND'],
  },
  tick: {
    access: 'member',
    summary: 'Ticks off what only the team knows to be done, or takes the tick back.',
    params: ByTick,
    body: Tick,
    answer: NextSteps,
    errors: ['NOT_FOUND'],
  },
});
