import { page } from '../page-address.ts';

export const skillsPages = {
  /** What a team has and lacks; `prijava` is the id of one of the reader's applications. */
  teamTest: page('/team-test', { query: ['prijava'] }),
  /** What everybody learns; `aktivnost` is the number of an activity. */
  skills: page('/canvas-orange-skills/:id', { query: ['aktivnost'] }),
};
