import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { Endpoint } from '@app/contracts/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../modules.ts';
import { noticeBody, signatureOf } from '../testing/payments.ts';
import { setUpApp } from '../testing/setUp.ts';

const app = setUpApp();
let rows: readonly Endpoint[];

beforeAll(async () => {
  rows = modules.flatMap((module) => Object.values<Endpoint>(module.api));
});

describe('text that the database cannot keep', () => {
  it('is taken out of a body', async () => {
    const password = 'Veoma dugačka 17 lozinka';
    const answer = await app.as().call(accountsApi.register, {
      body: {
        firstName: 'Lej\0la',
        lastName: 'Hadžić',
        email: 'lejla@primjer.ba',
        password,
        confirmPassword: password,
        agreeToTerms: true,
      },
    });
    expect(answer.status).toBe(201);
    const { rows: kept } = await app.platform.db.pool.query(
      "SELECT first_name FROM users WHERE email = 'lejla@primjer.ba'",
    );
    expect(kept).toEqual([{ first_name: 'Lejla' }]);
  });

  it('is refused in names of fields, with a text that says so', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: accountsApi.login.path,
      headers: { 'x-language': 'bhs' },
      payload: { email: 'a@primjer.ba', password: { 'x\0': 1 } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { password: 'Ovdje je znak koji se ne može sačuvati.' },
    });
  });

  it('is refused in a signed notice, which nobody may change', async () => {
    const body = noticeBody({ orderNumber: 'nula\\u0000', amount: 100 }).replaceAll('\\\\', '\\');
    const answer = await app.http.inject({
      method: 'POST',
      url: crowdfundingApi.callback.path,
      headers: { 'content-type': 'application/json', authorization: signatureOf(app, body) },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('VALIDATION');
  });

  it('never ends in an error of the server, whatever the endpoint', async () => {
    const odd: string[] = [];
    const streams = (row: Endpoint) => row.kind === 'stream' && !row.path.includes(':');
    for (const row of rows.filter((one) => one.access === 'public' && !streams(one))) {
      const path = row.path.replace(/:\w+/g, 'x%00');
      for (const url of [path, `${path}?q=%00&after=%00&slug=%00&to=%00&token=%00`]) {
        const { statusCode } = await app.http.inject({
          method: row.method,
          url,
          ...(row.method === 'GET' ? {} : { payload: { a: 'x\0', email: 'x\0', token: '\0' } }),
        });
        if (statusCode >= 500) odd.push(`${row.method} ${url}: ${statusCode}`);
      }
    }
    expect(odd).toEqual([]);
  });
});

describe('the API document', () => {
  it('names the token for every endpoint that asks for one, and for no other', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json();
    const wrong = rows
      .filter((row) => row.access !== 'demo')
      .filter((row) => {
        const path = row.path.replace(/:(\w+)/g, '{$1}');
        const operation = paths[path]?.[row.method.toLowerCase()];
        const open = row.access === 'public' || row.access === 'callback';
        return JSON.stringify(operation?.security) !== (open ? undefined : '[{"bearer":[]}]');
      });
    expect(wrong.map((row) => `${row.method} ${row.path}`)).toEqual([]);
  });
});

it('an address that cannot be decoded is refused like any other wrong request', async () => {
  const headers = { 'x-language': 'bhs' };
  const answer = await app.http.inject({ url: '/api/profiles/%E0%A4%A', headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'Ovaj zahtjev nismo razumjeli. Osvježi stranicu pa pokušaj ponovo.',
    code: 'BAD_REQUEST',
  });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('letters that came apart from their marks are whole once they are in', async () => {
  const body = (email: string, firstName: string) => ({
    firstName,
    lastName: 'Hadz\u030cic\u0301',
    email,
    password: 'Veoma dugačka 17 lozinka',
    confirmPassword: 'Veoma dugačka 17 lozinka',
    agreeToTerms: true,
  });
  await app.as().call(accountsApi.register, { body: body('nfd@primjer.ba', 'S\u030cejla') });
  await app.http.inject({
    method: 'POST',
    url: accountsApi.register.path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body('escaped@primjer.ba', 'Šejla')).replaceAll('\u030c', '\\u030c'),
  });
  const { rows: names } = await app.platform.db.pool.query(
    `SELECT first_name || ' ' || last_name AS name FROM users
     WHERE email IN ('nfd@primjer.ba', 'escaped@primjer.ba')`,
  );
  expect(names).toEqual([{ name: 'Šejla Hadžić' }, { name: 'Šejla Hadžić' }]);
});

describe('scripts of other sites', () => {
  const origin = 'https://novine.example';

  it('read what its row gives to any origin, refusals too, and nothing else', async () => {
    const wrong: string[] = [];
    for (const { method, path, anyOrigin, kind } of rows.filter((one) => one.method === 'GET')) {
      if (kind === 'stream' && !path.includes(':')) continue;
      const url = path.replace(/:\w+/g, 'nepoznato');
      const { headers } = await app.http.inject({ method: 'GET', url, headers: { origin } });
      const given = headers['access-control-allow-origin'];
      if (given !== (anyOrigin && '*')) wrong.push(`${method} ${path}: ${given}`);
      if ('access-control-allow-credentials' in headers) wrong.push(`${path}: credentials`);
    }
    expect(wrong).toEqual([]);
  });

  it('are let do nothing else there: no method but reading, no header of theirs', async () => {
    for (const asked of [
      { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      { 'access-control-request-method': 'POST' },
    ]) {
      const { statusCode, headers } = await app.http.inject({
        method: 'OPTIONS',
        url: crowdfundingApi.campaigns.path,
        headers: { origin, ...asked },
      });
      expect(statusCode).toBe(404);
      expect(Object.keys(headers).filter((name) => /access-control/.test(name))).toEqual([]);
    }
  });

  it('learn where the next page begins', async () => {
    const { headers } = await app.http.inject(crowdfundingApi.campaigns.path);
    expect(headers).toMatchObject({
      'access-control-expose-headers': 'retry-after, x-next-cursor',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
