import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { expect, it } from 'vitest';
import { setUpApp } from './platform/testing/setUp.ts';

const app = setUpApp();

it('what is sent is never sent back by the method TRACE', async () => {
  const answer = await app.http.inject({
    method: 'TRACE',
    url: '/api/health',
    headers: { authorization: 'Bearer tajna' },
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('tajna');
});

it.each(['/api', '/api/', '/api/uploads/', '/api/ob-files/', '/api/ob-documents/', '/dev/'])(
  'the folder %s lists nothing',
  async (url) => {
    const answer = await app.http.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  },
);

it('a call is what its method says, whatever else names one', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/health',
    headers: { 'x-http-method-override': 'GET' },
    query: { _method: 'GET' },
  });
  expect(answer.statusCode).toBe(404);
});

const logIn = (payload: string) =>
  app.http.inject({
    method: 'POST',
    url: accountsApi.login.path,
    payload,
    headers: { 'content-type': 'application/json' },
  });

it.each(['"__proto__": {"role": "ADMIN"}', '"constructor": {"prototype": {"role": "ADMIN"}}'])(
  'a body that would change what all objects are is refused: %s',
  async (field) => {
    const answer = await logIn(`{"email": "a@primjer.ba", "password": "x", ${field}}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
    expect('role' in {}).toBe(false);
  },
);

it('a field of an address that comes twice is no value', async () => {
  const once = await app.http.inject(`${crowdfundingApi.campaigns.path}?limit=2`);
  expect(once.statusCode).toBe(200);
  const twice = await app.http.inject(`${crowdfundingApi.campaigns.path}?limit=2&limit=3`);
  expect([twice.statusCode, twice.json().code]).toEqual([400, 'VALIDATION']);
});

it('a field of an address is none of the body, and the other way round', async () => {
  const { statusCode, body } = await logIn('{"email": "a@primjer.ba"}');
  const besides = await app.http.inject({
    method: 'POST',
    url: `${accountsApi.login.path}?password=Demo2026!x`,
    payload: { email: 'a@primjer.ba' },
  });
  expect(statusCode).toBe(400);
  expect([besides.statusCode, besides.body]).toEqual([statusCode, body]);
});
