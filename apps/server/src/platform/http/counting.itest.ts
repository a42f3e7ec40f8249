import type { Endpoint } from '@app/contracts/endpoint';
import { filesApi } from '@app/contracts/files/files.api';
import { isolationApi } from '@app/contracts/isolation/isolation.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { describe, expect, it } from 'vitest';
import { formWith, onePixel } from '../../samples/forms.ts';
import { newId } from '../ids.ts';
import type { Persona } from '../testing/personas.ts';
import { setUpApp, setUpPersonas } from '../testing/setUp.ts';

const app = setUpApp();
const people = setUpPersonas(app);

/** Everybody of a test sits behind the same address. */
const school = { 'x-forwarded-for': '203.0.113.80' };

const times = async <T>(count: number, act: (turn: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await act(turn));
  return answers;
};

const limitOf = (row: Endpoint) => row.rateLimit?.max ?? Number.NaN;

const post = (by: Persona, content = 'Vidimo se u utorak.') =>
  app.as(by.token).call(postsApi.write, { body: { id: newId(), content } as never }, school);

describe('a limit', () => {
  it('is of each member: what one writes stops nobody else at the address', async () => {
    const most = limitOf(postsApi.write);
    const statuses = (await times(most + 1, () => post(people.lejla))).map(({ status }) => status);
    expect(statuses).toEqual([...Array(most).fill(201), 429]);
    for (const other of [people.emir, people.vlasnik, people.clan]) {
      expect((await post(other)).status).toBe(201);
    }
    // Elsewhere it is the same member.
    const elsewhere = { 'x-forwarded-for': '198.51.100.4' };
    const again = await app
      .as(people.lejla.token)
      .call(postsApi.write, { body: { id: newId(), content: 'Opet.' } as never }, elsewhere);
    expect(again.error.code).toBe('RATE_LIMITED');
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is of the address for strangers, and of nobody who is signed in there', async () => {
    const test = (headers: Record<string, string>, token?: string) =>
      app.as(token).call(isolationApi.test, {}, headers);
    const most = limitOf(isolationApi.test);
    const statuses = (await times(most + 1, () => test(school))).map(({ status }) => status);
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    expect((await test(school, people.emir.token)).status).toBe(200);
    expect((await test({ 'x-forwarded-for': '198.51.100.5' })).status).toBe(200);
  });

  it('counts no body that was refused, whatever for', async () => {
    const most = limitOf(postsApi.write);
    const refused = await times(most + 5, (turn) =>
      turn % 2 === 0 ? post(people.odbor1, '') : post(people.odbor1, 'x'.repeat(100_000)),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400, 413]));
    expect((await post(people.odbor1)).status).toBe(201);
  });

  it('that is used up is told before a body is looked at', async () => {
    const { menadzer } = people;
    const { method, path } = postsApi.write;
    await times(limitOf(postsApi.write), () =>
      app.platform.limits.take(`${method} ${path}`, menadzer.id, { max: 60, windowSeconds: 3600 }),
    );
    expect((await post(menadzer, 'x'.repeat(100_000))).status).toBe(429);
    expect((await post(menadzer, '')).status).toBe(429);
  });

  it('holds when as many more come at the same moment', async () => {
    const statuses = await Promise.all(
      Array.from({ length: limitOf(postsApi.write) + 10 }, () => post(people.odbor2)),
    );
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(60);
  });
});

describe('a limit of uploads', () => {
  const upload = (by: Persona, content: Buffer) => {
    const { payload, headers } = formWith('slika.jpg', content);
    return app.http.inject({
      method: 'POST',
      url: filesApi.image.path,
      payload,
      headers: { ...headers, ...school, authorization: `Bearer ${by.token}` },
    });
  };

  it('counts what was kept, for each member', async () => {
    const { emir, clan } = people;
    const refused = await times(limitOf(filesApi.image) + 5, () =>
      upload(emir, Buffer.from('no picture')),
    );
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([415]));
    const { method, path } = filesApi.image;
    await times(limitOf(filesApi.image) - 1, () =>
      app.platform.limits.take(`${method} ${path}`, emir.id, { max: 60, windowSeconds: 600 }),
    );
    const large = await upload(emir, Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(large.statusCode).toBe(413);
    expect((await upload(emir, onePixel)).statusCode).toBe(200);
    expect((await upload(emir, onePixel)).statusCode).toBe(429);
    expect((await upload(clan, onePixel)).statusCode).toBe(200);
  });
});
