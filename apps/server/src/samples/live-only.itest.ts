import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampledRows } from './samples.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';
import { walk } from './walk.ts';
let stage: Stage;
beforeAll(async () => { stage = await setStage(); });
afterAll(() => stage.app.close());
it('content', async () => {
  const rows = sampledRows.filter(({ name }) => /^(content|files)\./.test(name));
  expect(await walk(stage, rows)).toEqual([]);
}, 300_000);
