import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailAboutArchive, prepareArchive, sweepArchives } from './archives.service.ts';
import { eraseDueAccounts } from './erasure.service.ts';
import { jobNames } from './personal-data.names.ts';

const ofArchive = z.object({ archiveId: z.string() });
const ofFiles = z.object({ keys: z.array(z.string()) });

export const personalDataJobs = (p: Platform): JobHandler[] => [
  { name: jobNames.prepare, run: (data) => prepareArchive(p, ofArchive.parse(data).archiveId) },
  { name: jobNames.readyMail, run: (data) => mailAboutArchive(p, ofArchive.parse(data).archiveId) },
  { name: jobNames.expire, schedule: '37 * * * *', run: () => sweepArchives(p) },
  { name: jobNames.erase, schedule: '7 * * * *', run: () => eraseDueAccounts(p) },
  {
    name: jobNames.deleteFiles,
    async run(data) {
      for (const key of ofFiles.parse(data).keys) await p.files.delete(key);
    },
  },
];
