import { page } from '../page-address.ts';

export const storiesPages = {
  /** The story of an application in five steps; `korak` is one of them. */
  story: page('/canvas-orange-storytelling/:id', { query: ['korak'] }),
};
