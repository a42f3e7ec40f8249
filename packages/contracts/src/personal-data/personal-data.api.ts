import { z } from 'zod';
import { ById } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { personalDataPaths } from './personal-data.paths.ts';
import { ArchiveView } from './personal-data.schemas.ts';

/** What is kept about a member, for the member. */
export const personalDataApi = endpoints(personalDataPaths, {
  archives: {
    access: 'member',
    summary: "The member's archives, newest first.",
    answer: z.array(ArchiveView),
  },
  requestArchive: {
    access: 'member',
    summary: 'Has an archive prepared; a link to it follows by mail.',
    answer: ArchiveView,
    status: 202,
    errors: ['ALREADY_EXISTS'],
    rateLimit: { max: 20, windowSeconds: 3600 },
  },
  archiveFile: {
    access: 'member',
    summary: "One of the member's archives, a ZIP file with JSON and the files themselves.",
    params: ById,
    answer: z.unknown(),
    kind: 'stream',
    errors: ['NOT_FOUND'],
  },
});
