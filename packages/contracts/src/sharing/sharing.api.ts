import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { sharingPaths } from './sharing.paths.ts';
import { ByShared, SharedPictureQuery } from './sharing.schemas.ts';

export const sharingApi = endpoints(sharingPaths, {
  page: {
    access: 'public',
    kind: 'stream',
    summary:
      'A page for networks that show what a link leads to; people are led on to the real one. The same answers at `/share/{type}/{slugOrId}`.',
    params: ByShared,
    answer: z.string(),
  },
  picture: {
    access: 'public',
    kind: 'stream',
    summary:
      'The picture that goes with a shared link, 1200 × 630: its own picture, with its title.',
    params: ByShared,
    query: SharedPictureQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 120, windowSeconds: 60 },
  },
});
