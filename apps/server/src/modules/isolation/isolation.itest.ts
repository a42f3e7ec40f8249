import { isolationApi } from '@app/contracts/isolation/isolation.api';
import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { testApp } from '../../platform/testing/testApp.ts';

const app = setUpApp();
const people = setUpPersonas(app);

const ask = async (of: typeof app, token?: string) =>
  (await of.as(token).call(isolationApi.test)).data;

it('never calls safe what it cannot compare, and names members to admins alone', async () => {
  const seen = await ask(app);
  expect(seen.isolation).toEqual({
    differentHosts: null,
    status: 'unknown',
    userCountDifference: null,
  });
  expect(seen.production.error).toBe('notConfigured');
  expect(seen.development).toMatchObject({ host: 'embedded', latestUser: null });
  expect(seen.development.userCount).toBeGreaterThan(5);
  for (const { token } of [people.moderator, people.globalni, people.lejla]) {
    expect((await ask(app, token)).development.latestUser).toBeNull();
  }
  expect((await ask(app, people.admin.token)).development.latestUser?.email).toContain('@');
});

it.each([
  ['another database', 'safe', null, 0],
  ['one that does not answer', 'unknown', 'unreachable', null],
] as const)('compares with %s', async (which, status, error, userCount) => {
  const other = await cloneDatabase();
  const url = new URL(other.url);
  if (error) url.port = '1';
  const compared = await testApp({ COMPARE_DATABASE_URL: url.href });
  try {
    const { isolation, production } = await ask(compared);
    expect([which, isolation.status, production.error, production.userCount]).toEqual([
      which,
      status,
      error,
      userCount,
    ]);
    expect(production.host).toContain(url.hostname);
  } finally {
    await compared.close();
    await other.drop();
  }
});
