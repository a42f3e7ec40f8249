import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampledRows } from './samples.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';
import { walk } from './walk.ts';

/** Files among which the endpoints are dealt out, so that they are walked side by side. */
const files = 3;

/** Walks every third endpoint, from the given one on. */
export function walkTest(from: 0 | 1 | 2): void {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.app.close());

  it('every endpoint lets through whom it should, and tells nobody what is not for them', async () => {
    const rows = sampledRows.filter((_, n) => n % files === from);
    expect(await walk(stage, rows)).toEqual([]);
  }, 300_000);
}
