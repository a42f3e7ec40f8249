import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../platform/testing/fingerprint.ts';
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

it('takes fingerprints that tell a change', async () => {
  const before = await fingerprint(stage.app);
  expect(await fingerprint(stage.app)).toEqual(before);
  await stage.app.platform.db.pool.query("UPDATE users SET language = 'en' WHERE id = $1", [
    stage.people.clan.id,
  ]);
  const after = await fingerprint(stage.app);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['users']);
});
