import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { dueByClock } from './articles.repo.ts';
import { appear } from './writing/moves.service.ts';
import { clockQueue } from './writing/moves.ts';

const ClockJob = z.object({ articleId: z.string() });

export const articlesJobs = (p: Platform): JobHandler[] => [
  { name: clockQueue, run: (data) => appear(p, ClockJob.parse(data).articleId) },
  {
    // For what came due while no server ran.
    name: 'articles.sweep',
    schedule: '* * * * *',
    run: async () => {
      for (const id of await dueByClock(p.db.read, p.clock.now())) await appear(p, id);
    },
  },
];
