import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';

/** Does at the moment of a call what its clock asks for. */
export const clockQueue = 'calls.clock';

/** Puts the clock's moves of a call; whichever finds nothing to do does nothing. */
export async function putClock(
  p: Pick<Platform, 'jobs'>,
  tx: Tx,
  callId: string,
  times: readonly Date[],
): Promise<void> {
  for (const startAfter of times) {
    await p.jobs.put(
      tx,
      clockQueue,
      { callId },
      { startAfter, singletonKey: `${callId} ${startAfter.getTime()}` },
    );
  }
}
