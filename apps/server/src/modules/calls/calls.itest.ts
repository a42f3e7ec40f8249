import { banksApi } from '@app/contracts/banks/banks.api';
import { callsApi } from '@app/contracts/calls/calls.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

const day = 24 * 60 * 60 * 1000;

const app = setUpApp();
const stage = setUpGrants(app);
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day);

beforeAll(async () => {
  const { tuzla, zenica } = stage;
  await stage.call(tuzla, {
    slug: 'open-soon',
    opensAt: inDays(-3),
    closesAt: inDays(2),
    compulsory: ['problem'],
    omittedSections: ['story'],
  });
  await stage.call(tuzla, { slug: 'open-blue', kind: 'blue', closesAt: inDays(12) });
  // Two that end at the same moment: only the id tells them apart.
  await stage.call(zenica, { slug: 'twin-a', closesAt: inDays(20) });
  await stage.call(zenica, { slug: 'twin-b', closesAt: inDays(20) });
  await stage.call(zenica, { slug: 'coming-late', opensAt: inDays(9), closesAt: inDays(40) });
  await stage.call(tuzla, { slug: 'coming-soon', opensAt: inDays(4), closesAt: inDays(60) });
  await stage.call(tuzla, { slug: 'closed-long', opensAt: inDays(-90), closesAt: inDays(-50) });
});

type Query = { state?: 'open' | 'coming' | 'closed'; kind?: 'orange' | 'blue'; bank?: string };

async function walk(query: Query, limit: number): Promise<string[]> {
  const slugs: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 50; page += 1) {
    const answer = await app
      .as()
      .call(callsApi.list, { query: { ...query, limit, ...(after ? { after } : {}) } });
    expect(answer.data.items.length).toBeLessThanOrEqual(limit);
    slugs.push(...answer.data.items.map((call) => call.slug));
    if (answer.data.next === null) return slugs;
    after = answer.data.next;
  }
  throw new Error('the list does not end');
}

describe('list of calls', () => {
  it('shows open ones by deadline, then coming ones by opening, then closed ones', async () => {
    const slugs = await walk({}, 100);
    const twins = slugs.slice(2, 4);
    expect(slugs[0]).toBe('open-soon');
    expect(slugs[1]).toBe('open-blue');
    expect(twins.sort()).toEqual(['twin-a', 'twin-b']);
    expect(slugs.slice(4, 6).sort()).toEqual([stage.open.slug, stage.openInZenica.slug].sort());
    expect(slugs.slice(6)).toEqual([
      'coming-soon',
      'coming-late',
      stage.closed.slug,
      'closed-long',
    ]);
  });

  it.each([1, 2, 3, 4])('pages by key in steps of %i without gap or repetition', async (limit) => {
    expect(await walk({}, limit)).toEqual(await walk({}, 100));
  });

  it('narrows by state, kind and bank, and pages within', async () => {
    expect(await walk({ state: 'coming' }, 1)).toEqual(['coming-soon', 'coming-late']);
    expect(await walk({ state: 'closed' }, 1)).toEqual([stage.closed.slug, 'closed-long']);
    expect(await walk({ kind: 'blue' }, 1)).toEqual(['open-blue']);
    expect(await walk({ bank: 'tuzla', kind: 'orange' }, 2)).toEqual([
      'open-soon',
      stage.open.slug,
      'coming-soon',
      stage.closed.slug,
      'closed-long',
    ]);
    expect(await walk({ bank: 'zenica', state: 'open' }, 1)).toHaveLength(3);
    expect(await walk({ bank: 'nowhere' }, 5)).toEqual([]);
  });

  it('carries the bank, both languages and amounts in KM', async () => {
    const answer = await app.as().call(callsApi.list, { query: { limit: 1 } });
    expect(answer.data.items[0]).toMatchObject({
      slug: 'open-soon',
      state: 'open',
      kind: 'orange',
      title: { bhs: 'Poziv za ideje iz naselja', en: 'Call for neighbourhood ideas' },
      minAmount: 500,
      maxAmount: 5000,
      bank: { slug: 'tuzla', name: 'Omladinska banka Tuzla', municipality: 'Tuzla' },
    });
    expect(answer.headers['cache-control']).toContain('public');
  });

  it.each([
    'x',
    'open',
    'open.12.34',
    'open.999999999999999.018f0000-0000-7000-8000-000000000000',
    'open.99999999999999999.018f0000-0000-7000-8000-000000000000',
    'later.1.018f0000-0000-7000-8000-000000000000',
    "open.1.018f0000-0000-7000-8000-00000000000'",
    'open.1.\u0000',
  ])('refuses the cursor %j', async (after) => {
    const answer = await app.as().call(callsApi.list, { query: { after } });
    expect(answer.status).toBe(400);
    expect(answer.error.code).toBe('VALIDATION');
  });

  it('refuses a cursor of another group and unknown filters', async () => {
    const first = await app.as().call(callsApi.list, { query: { limit: 1 } });
    const mixed = { after: first.data.next ?? '', state: 'closed' as const };
    expect((await app.as().call(callsApi.list, { query: mixed })).status).toBe(400);
    const wild = { query: { state: "open' or 1=1" as 'open' } };
    expect((await app.as().call(callsApi.list, wild)).status).toBe(400);
  });
});

describe('a call', () => {
  it('shows conditions, rubric and how many teams have begun', async () => {
    await stage.application();
    await stage.application({ owner: stage.people.lejla, members: [], status: 'submitted' });
    const answer = await app.as().call(callsApi.detail, { params: { slug: stage.open.slug } });
    expect(answer.data).toMatchObject({
      state: 'open',
      totalFund: 40_000,
      minTeam: 1,
      applicationsStarted: 2,
      applicationsReceived: 1,
      contact: { name: 'Merima Kovačević' },
    });
    expect(answer.data.rubric.map((criterion) => criterion.weight)).toEqual([
      20, 20, 20, 15, 15, 10,
    ]);
    expect(answer.data).not.toHaveProperty('quorum');
  });

  it('names the sections that its applications have, and which of them must be filled', async () => {
    const answer = await app.as().call(callsApi.detail, { params: { slug: 'open-soon' } });
    const section = (bhs: string) => answer.data.sections.find(({ name }) => name.bhs === bhs);
    expect(section('Osnovno')).toEqual({
      name: { bhs: 'Osnovno', en: 'Basics' },
      compulsory: true,
    });
    expect(section('Problem')?.compulsory).toBe(true);
    expect(section('Uticaj')?.compulsory).toBe(false);
    expect(section('Priča')).toBeUndefined();
  });

  it('is not found by an unknown slug', async () => {
    const answer = await app.as().call(callsApi.detail, { params: { slug: 'nema-ga' } });
    expect(answer.status).toBe(404);
  });
});

describe('files about calls', () => {
  it('are feeds of the open ones that a reader need not fetch twice, and a calendar', async () => {
    for (const [address, type] of [
      ['/api/calls/feed.json?language=en', 'application/feed+json'],
      ['/api/calls/feed.xml', 'application/rss+xml'],
    ] as const) {
      const first = await app.http.inject(address);
      expect(first.headers['content-type']).toContain(type);
      expect(first.body).toContain('/call/open-soon');
      expect(first.body).not.toContain('/call/coming-soon');
      const held = { 'if-none-match': String(first.headers.etag) };
      expect(await app.http.inject({ url: address, headers: held })).toMatchObject({
        statusCode: 304,
        body: '',
      });
    }
    const soon = await app.http.inject('/api/calls/coming-soon/calendar.ics');
    expect(soon.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(soon.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const none of ['nema-ga', 'closed-long']) {
      expect((await app.http.inject(`/api/calls/${none}/calendar.ics`)).statusCode).toBe(404);
    }
  });
});

describe('list of youth banks', () => {
  it('goes by name and counts open calls', async () => {
    const answer = await app.as().call(banksApi.list);
    expect(answer.data.map((bank) => [bank.slug, bank.openCalls])).toEqual([
      ['tuzla', 3],
      ['zenica', 3],
    ]);
    expect(answer.data[0]?.description).toHaveProperty('en');
  });

  it('counts along with the clock', async () => {
    app.clock.forward(5 * day);
    const answer = await app.as().call(banksApi.list);
    // One has closed, one has opened.
    expect(answer.data.find((bank) => bank.slug === 'tuzla')?.openCalls).toBe(3);
    expect((await walk({ state: 'open', bank: 'tuzla' }, 1))[0]).toBe('open-blue');
    app.clock.forward(-5 * day);
  });
});
