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

it('every endpoint lets through whom it should, and tells nobody what is not for them', async () => {
  expect(await walk(stage, sampledRows)).toEqual([]);
}, 300_000);
