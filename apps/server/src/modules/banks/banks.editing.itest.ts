import type { BankClash, BankEdit } from '@app/contracts/banks/bank-editing.schemas';
import { banksApi } from '@app/contracts/banks/banks.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { pages } from '@app/contracts/pages';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { countFigures } from '../landing/landing.repo.ts';
import { listPages } from '../site/site.repo.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);
const open = async (who: 'voditelj' | 'admin', slug = 'tuzla') =>
  (await as(who).call(banksApi.edit, { params: { slug } })).data;
const person = (name: string) => ({
  id: newId(),
  name,
  role: { bhs: 'odbor', en: 'board' },
  kind: 'committee' as const,
  picture: null,
});

it('two who save at the same moment: one wins, the other loses nothing', async () => {
  const { revision, content } = await open('voditelj');
  const save = (who: 'voditelj' | 'admin', name: string, from = revision) =>
    as(who).call(banksApi.save, {
      params: { slug: 'tuzla' },
      body: {
        revision: from,
        content: { ...content, name, people: [person('Prva'), person('Druga')] },
      },
    });
  const both = await Promise.all([save('voditelj', 'Banka A'), save('admin', 'Banka B')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [lost = both[0]] = both.filter(({ status }) => status === 409);
  const { theirs } = lost.error.details as z.infer<typeof BankClash>;
  expect(theirs.content.name).toBe(both.find(({ status }) => status === 200)?.data.content.name);
  expect((await save('admin', 'Banka C', theirs.revision)).status).toBe(200);
  const { data: shown } = await app.as().call(banksApi.detail, { params: { slug: 'tuzla' } });
  expect(shown.name).toBe('Banka C');
  expect(shown.people.map(({ name }) => name)).toEqual(['Prva', 'Druga']);

  // Order and names change, nobody is doubled; a person of another bank is not taken over.
  const now = await open('admin');
  const put = (slug: string, change: object) => async () => {
    const { revision: at, content: it } = await open('admin', slug);
    const body = { revision: at, content: { ...it, ...change } };
    return as('admin').call(banksApi.save, { params: { slug }, body });
  };
  await put('tuzla', { people: [...now.content.people].reverse() })();
  expect((await open('admin')).content.people.map(({ name }) => name)).toEqual(['Druga', 'Prva']);
  expect((await put('zenica', { people: now.content.people })()).status).toBe(409);
  expect(
    (await put('tuzla', { contact: { email: '', phone: '', web: 'javascript:alert(1)' } })())
      .status,
  ).toBe(400);
  expect((await put('tuzla', { logo: '../tajna.webp' })()).status).toBe(400);
});

it('a bank is founded once, at an address of its own', async () => {
  const found = (municipality: string) =>
    as('admin').call(banksApi.create, { body: { name: 'Omladinska banka', municipality } });
  expect((await found('Široki Brijeg')).data).toMatchObject({ slug: 'siroki-brijeg', revision: 0 });
  expect((await found('Široki Brijeg')).status).toBe(409);
  expect((await found('Landing')).status).toBe(400);
  expect((await found('?!')).status).toBe(400);
});

it('a founded bank is a draft until it has a text, people and money, and stays public then', async () => {
  const admin = as('admin');
  const body = { name: 'Omladinska banka Drvar', municipality: 'Drvar' };
  const { data: founded } = await admin.call(banksApi.create, { body });
  const params = { slug: founded.slug };
  const isShown = async () => {
    const [list, page, fund, site] = await Promise.all([
      app.as().call(banksApi.list),
      app.as().call(banksApi.detail, { params }),
      app.as().call(fundsApi.fund, { params }),
      listPages.banks(app.platform.db.read, { after: undefined, limit: 1000 }),
    ]);
    const found = [
      list.data.some(({ slug }) => slug === params.slug),
      page.status === 200,
      fund.status === 200,
      site.some(({ address }) => address === pages.bank({ bankSlug: params.slug })),
    ];
    expect(new Set(found).size).toBe(1);
    return found[0];
  };
  const partners = async () => (await countFigures(app.platform.db.read)).partners;
  const before = await partners();
  const save = async (change: Partial<BankEdit['content']>) => {
    const { revision, content } = await open('admin', params.slug);
    const answer = await admin.call(banksApi.save, {
      params,
      body: { revision, content: { ...content, ...change } },
    });
    return answer.data.missing;
  };
  expect(founded.missing).toEqual(['text', 'people', 'money']);
  expect(await isShown()).toBe(false);
  const everyBank = (await admin.call(banksApi.all)).data.map(({ slug }) => slug);
  expect(everyBank).toContain(params.slug);
  const description = { bhs: 'Mladi odlučuju.', en: 'Young people decide.' };
  expect(await save({ description })).toEqual(['people', 'money']);
  expect(await save({ people: [person('Prva')] })).toEqual(['money']);
  expect(await isShown()).toBe(false);
  const given = await admin.call(fundsApi.record, {
    params,
    body: { id: newId(), kind: 'received', amount: 5000, source: 'Grad Drvar', on: '2026-01-20' },
  });
  expect(given.status).toBe(201);
  expect((await open('admin', params.slug)).missing).toBeNull();
  expect(await isShown()).toBe(true);
  // The bank, and who gave.
  expect(await partners()).toBe(before + 2);
  expect(await save({ people: [] })).toBeNull();
  expect(await isShown()).toBe(true);
});
