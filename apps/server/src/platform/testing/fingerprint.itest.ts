import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../modules/accounts/accounts.factory.ts';
import { fingerprint } from './fingerprint.ts';
import { type TestApp, testApp } from './testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('takes fingerprints that tell a change', async () => {
  const { db } = app.platform;
  const { id } = await db.transaction((tx) => createUser(tx, { at: app.clock.now() }));
  const before = await fingerprint(app);
  expect(await fingerprint(app)).toEqual(before);
  await db.pool.query("UPDATE users SET language = 'en' WHERE id = $1", [id]);
  const after = await fingerprint(app);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['users']);
});
