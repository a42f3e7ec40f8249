import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { sampledRows } from './samples.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';

/** Has every endpoint answer made-up calls, so many in all. */
export function fuzzTest(calls: number): void {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.app.close());

  it('every endpoint answers whatever is sent, in its shape or with a known code', async () => {
    const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
    const run = await fuzz(stage, sampledRows, { calls, seed });
    expect(run.wrong).toEqual([]);
    expect(run.calls).toBeGreaterThanOrEqual(calls);
    // Requests got as far as the services, and not only up to the checks before them.
    for (const status of [200, 400, 401, 403, 404]) expect(run.statuses).toContain(status);
  }, 900_000);
}
