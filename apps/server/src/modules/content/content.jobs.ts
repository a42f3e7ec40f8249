import { EditablePage } from '@app/contracts/content/content.schemas';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { pagesDue } from './content.repo.ts';
import { appear, clockQueue } from './content.schedule.service.ts';

const ClockJob = z.object({ page: EditablePage });

export const contentJobs = (p: Platform): JobHandler[] => [
  { name: clockQueue, run: (data) => appear(p, ClockJob.parse(data).page) },
  {
    // For what came due while no server ran.
    name: 'content.sweep',
    schedule: '* * * * *',
    run: async () => {
      for (const page of await pagesDue(p.db.read, p.clock.now())) await appear(p, page);
    },
  },
];
