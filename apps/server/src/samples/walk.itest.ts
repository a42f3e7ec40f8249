import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../platform/testing/testApp.ts';
import { sampledRows } from './samples.ts';
import { type Stage, setStage } from './stage.ts';
import { metricsToken } from './system.samples.ts';
import { walk } from './walk.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage(await testApp({ TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: metricsToken }));
});
afterAll(() => stage.app.close());

it('every endpoint lets through whom it should, and tells nobody what is not for them', async () => {
  expect(await walk(stage, sampledRows)).toEqual([]);
}, 500_000);
