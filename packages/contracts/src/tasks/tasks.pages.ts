import { page } from '../page-address.ts';

export const tasksPages = {
  /** What comes next for an application of either kind, by its id. */
  tasks: page('/canvas-naredni-koraci/:id'),
};
