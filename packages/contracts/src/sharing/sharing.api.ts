import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { sharingPaths } from './sharing.paths.ts';
import { ByShared } from './sharing.schemas.ts';

export const sharingApi = endpoints(sharingPaths, {
  page: {
    access: 'public',
    kind: 'stream',
    summary:
      'A page of a public application for networks that show links; people are led on to the real one.',
    params: ByShared,
    answer: z.string(),
  },
  picture: {
    access: 'public',
    kind: 'stream',
    summary:
      'The picture that goes with a shared link, 1200 × 630: the project’s own, with its title.',
    params: ByShared,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
});
