import type { BankClash } from '@app/contracts/banks/bank-editing.schemas';
import { banksApi } from '@app/contracts/banks/banks.api';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

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
