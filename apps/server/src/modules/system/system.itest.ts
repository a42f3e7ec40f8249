import { brotliDecompressSync } from 'node:zlib';
import { systemApi, type TogetherAnswer } from '@app/contracts/system/system.api';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it, vi } from 'vitest';
import { simpleMail } from '../../platform/mail/mail.factory.tsx';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { testApp } from '../../platform/testing/testApp.ts';

const metricsToken = 'a-token-of-the-figures';
const app = setUpApp(() => testApp({ METRICS_TOKEN: metricsToken }));
const cast = setUpPersonas(app);

describe('health', () => {
  it('is ok once the database answers and the migrations are in', async () => {
    const answer = await app.as().call(systemApi.health);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ status: 'ok' });
  });

  it('is not while a migration is missing', async () => {
    const { pool } = app.platform.db;
    await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1e9');
    expect((await app.as().call(systemApi.health)).status).toBe(503);
    await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1e9');
    expect((await app.as().call(systemApi.health)).status).toBe(200);
  });
});

describe('figures', () => {
  const figures = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.http.inject({ url: '/api/metrics', headers, remoteAddress });

  it('tell of requests by route and status, of pool, loop and streams', async () => {
    await app.as().call(systemApi.health);
    const { statusCode, body, headers } = await figures();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d/,
    );
    expect(body).toMatch(/database_connections\{state="open"\} \d/);
    expect(body).toContain('live_connections 0');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('are for the machine itself or the token', async () => {
    expect((await figures({}, '203.0.113.9')).statusCode).toBe(403);
    expect((await figures({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    expect((await figures({ authorization: 'Bearer wrong' })).statusCode).toBe(403);
    const holder = { authorization: `Bearer ${metricsToken}` };
    expect((await figures(holder, '203.0.113.9')).statusCode).toBe(200);
  });
});

describe('readings together', () => {
  const ask = (...asked: string[]) => {
    const url = `/api/together?${asked.map((one) => `ask=${encodeURIComponent(one)}`).join('&')}`;
    return (headers: Record<string, string>) => app.http.inject({ url, headers });
  };

  it('are each answered as they are alone: by their own rights, checks and language', async () => {
    const { token } = cast.lejla;
    const headers = { authorization: `Bearer ${token}`, 'x-language': 'en' };
    const asked = [
      '/api/user/profile',
      '/api/calls?state=open&limit=2',
      '/api/calls?limit=zero',
      '/api/admin/security/sign-ins',
      '/api/notifications',
    ];
    const { statusCode, body } = await ask(...asked)(headers);
    expect(statusCode).toBe(200);
    const answers: TogetherAnswer = JSON.parse(body);
    const alone = await Promise.all(asked.map((url) => app.http.inject({ url, headers })));
    expect(answers.map(({ status }) => status)).toEqual(alone.map((one) => one.statusCode));
    expect(answers.map((one) => one.body)).toEqual(alone.map((one) => one.body));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 403, 200]);
  });

  it('answer nothing but readings in JSON, and not each other', async () => {
    const { body } = await ask(
      '/api/events',
      '/api/together?ask=/api/health',
      '/api/nothing',
    )({
      authorization: `Bearer ${cast.lejla.token}`,
    });
    expect(JSON.parse(body).map(({ status }: { status: number }) => status)).toEqual([
      404, 404, 404,
    ]);
  });

  it('are for members, and no more than twelve', async () => {
    expect((await ask('/api/calls')({})).statusCode).toBe(401);
    const many = Array.from({ length: 13 }, () => '/api/health');
    const { statusCode } = await ask(...many)({ authorization: `Bearer ${cast.lejla.token}` });
    expect(statusCode).toBe(400);
  });
});

describe('API document', () => {
  it('is OpenAPI 3.1 with every endpoint that is no demo', async () => {
    const { statusCode, body } = await app.http.inject('/api/openapi.json');
    expect(statusCode).toBe(200);
    const document = JSON.parse(body);
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/health'].get.responses['200']).toBeDefined();
    expect(document.paths['/api/uploads/{userId}/{filePath}'].get.parameters).toHaveLength(2);
    expect(Object.keys(document.paths)).not.toContain('/api/dev/mail');
    expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
  });

  it('passes the rules of the specification, and names its shapes', async () => {
    const { body } = await app.http.inject('/api/openapi.json');
    const config = await createConfig({ extends: ['spec'] });
    const problems = await lintFromString({ source: body, config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    expect(body.length).toBeLessThan(1_000_000);
    const { schemas } = JSON.parse(body).components;
    const told = [...body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(schemas).sort()).toEqual([...new Set(told)].sort());
    for (const name of ['FailedCall', 'CallSummary', 'DonateBody', 'ArticleDocument', 'Flow']) {
      expect(schemas).toHaveProperty(name);
    }
  });

  it('tells what recurs by its name', async () => {
    const { body } = await app.http.inject('/api/openapi.json');
    const found = new Map<string, number>();
    JSON.parse(body, (_, value) => {
      const fields = Object.keys(Object(value?.properties)).length;
      const text = fields > 3 ? JSON.stringify(value) : '';
      if (text !== '') found.set(text, (found.get(text) ?? 0) + 1);
      return value;
    });
    expect([...found].filter(([, times]) => times > 3)).toEqual([]);
  });

  it('is made once, and travels compressed or not at all', async () => {
    const ask = (url: string, headers = {}) => app.http.inject({ url, headers });
    const plain = await ask('/api/openapi.json');
    const made = vi.spyOn(JSON, 'stringify');
    const packed = await ask('/api/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const known = { 'if-none-match': String(plain.headers.etag) };
    const unchanged = await ask('/api/openapi.json', known);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    // The readable form reads the same.
    for (const [form, type] of [
      ['json', 'application/json; charset=utf-8'],
      ['yaml', 'application/x-yaml'],
    ]) {
      const own = await ask(`/api/docs/${form}`);
      expect([own.headers['content-type'], own.body]).toEqual([type, plain.body]);
    }
    expect(made.mock.calls.filter(([written]) => Object(written).openapi)).toEqual([]);
    made.mockRestore();
  });

  it('has a readable form that runs no script but its own files', async () => {
    const page = await app.http.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map((match) => match[1]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const address = new URL(script ?? '', 'http://localhost/api/docs').pathname;
      expect((await app.http.inject(address)).statusCode).toBe(200);
    }
  });
});

describe('demo mailbox', () => {
  it('is read over the API and as a page', async () => {
    await app.platform.mail.send({
      to: 'lejla@example.com',
      subject: 'Dobrodošla',
      content: simpleMail('Zdravo', 'Tekst'),
    });
    const answer = await app.as().call(systemApi.devMail, { query: { to: 'lejla@example.com' } });
    expect(answer.data).toMatchObject([{ to: 'lejla@example.com', subject: 'Dobrodošla' }]);
    const other = await app.as().call(systemApi.devMail, { query: { to: 'x@example.com' } });
    expect(other.data).toEqual([]);
    const page = await app.http.inject('/dev/mail');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.body).toContain('Dobrodošla');
  });

  it('does not exist outside demo mode', async () => {
    const production = await testApp({
      NODE_ENV: 'production',
      DATABASE_URL: app.databaseUrl,
      PUBLIC_URL: 'https://zamah.example',
      JWT_SECRET: 'x'.repeat(40),
      ENCRYPTION_KEYS: 'y'.repeat(40),
      MAIL_URL: 'smtp://127.0.0.1:1',
      STORAGE_URL: 'file:/tmp/none',
      MONRI_URL: 'https://ipgtest.monri.com',
      MONRI_KEY: 'key',
      MONRI_TOKEN: 'token',
    });
    expect((await production.http.inject('/dev/mail')).statusCode).toBe(404);
    expect((await production.as().call(systemApi.devMail)).status).toBe(404);
    const { headers } = await production.http.inject('/api/health');
    expect(headers['strict-transport-security']).toContain('max-age');
    await production.close();
  });
});
