import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampledRows } from './samples.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';
import { walk } from './walk.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('whoever holds a connection asks for no other: as many as there are would wait for each other', async () => {
  stage.app.platform.db.pool.options.max = 1;
  const writing = sampledRows.filter(({ row }) => row.method !== 'GET');
  const found = await walk(stage, writing);
  expect(found.filter((one) => one.includes('UNAVAILABLE'))).toEqual([]);
}, 600_000);
