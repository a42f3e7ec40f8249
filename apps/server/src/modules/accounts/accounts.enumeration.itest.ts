import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { beforeAll, expect, it } from 'vitest';
import { from } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { namingCalls, post, unknownAddress } from './accounts.enumeration.testing.ts';
import { member } from './accounts.testing.ts';

// Whether an address has an account must not show in an answer.

const app = setUpApp();
let known: readonly string[];

beforeAll(async () => {
  const people = [];
  for (let n = 0; n < 7; n += 1) people.push(await member(app));
  known = people.map(({ email }) => email);
});

it.each(namingCalls)(
  '%s answers alike whether there is such an account or not',
  async (_, ask, status) => {
    const one = await ask(app, known[0] ?? '', 0);
    const other = await ask(app, unknownAddress(0), 1);
    expect(one.status).toBe(status);
    expect(other).toEqual(one);
  },
);

it('refuses alike what is asked too often', async () => {
  const ask = post('/api/auth/forgot-password');
  const twice = async (email: string) => {
    await ask(app, email, 7);
    return ask(app, email, 7);
  };
  const [one, other] = [await twice(known[3] ?? ''), await twice(unknownAddress(3))];
  expect(one.status).toBe(429);
  expect(other).toEqual(one);
});

it('says in no answer of a reset or a confirmation whether a code was ever sent', async () => {
  const guess = (email: string, url: string, code: string) =>
    app.http.inject({
      method: 'POST',
      url,
      payload: { email, code },
      headers: { ...from('10.3.0.1'), 'x-language': 'bhs' },
    });
  for (const [url, code] of [
    ['/api/auth/verify-reset-code', '123456'],
    ['/api/auth/verify', 'ABC123'],
  ] as const) {
    await app.as().call(accountsApi.forgotPassword, { body: { email: known[5] ?? '' } });
    const answers = [];
    for (const email of [known[5] ?? '', known[6] ?? '', unknownAddress(6)]) {
      const answer = await guess(email, url, code);
      answers.push({ status: answer.statusCode, body: answer.json() });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  }
});
