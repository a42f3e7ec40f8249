import { z } from 'zod';
import { isFailure } from '../../platform/http/failure.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindTeams } from './call-reminders.service.ts';
import { clockQueue } from './calls.clock.ts';
import { moveByClock } from './calls.moves.service.ts';
import { dueByClock } from './calls.work.repo.ts';

const ClockJob = z.object({ callId: z.string() });

async function followClock(p: Platform, callId: string): Promise<void> {
  const moved = await p.db.transaction((tx) => moveByClock(p, tx, callId));
  if (isFailure(moved)) throw new Error(`The clock could not move ${callId}: ${moved.code}.`);
}

export const callsJobs = (p: Platform): JobHandler[] => [
  { name: clockQueue, run: (data) => followClock(p, ClockJob.parse(data).callId) },
  {
    // For what came due while no server ran, or came from elsewhere than an editor.
    name: 'calls.sweep',
    schedule: '* * * * *',
    run: async () => {
      for (const id of await dueByClock(p.db.read, p.clock.now())) await followClock(p, id);
      await remindTeams(p);
    },
  },
];
