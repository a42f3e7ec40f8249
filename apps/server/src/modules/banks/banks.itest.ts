import { applicationsApi } from '@app/contracts/applications/applications.api';
import { banksApi } from '@app/contracts/banks/banks.api';
import { pages } from '@app/contracts/pages';
import { byAlphabet } from '@app/domain/alphabet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grants, grants } from '../../platform/testing/grants.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { createBank, createBankPerson } from './banks.factory.ts';

let app: TestApp;
let stage: Grants;

beforeAll(async () => {
  app = await testApp();
  stage = await grants(app);
  await app.platform.db.transaction(async (tx) => {
    await createBankPerson(tx, stage.tuzla, { name: 'Druga', position: 2 });
    await createBankPerson(tx, stage.tuzla, { name: 'Prva', position: 1 });
  });
  const approved = await stage.call(stage.tuzla);
  await stage.application({ call: approved, status: 'approved' });
  await stage.application({ call: approved, status: 'rejected' });
  await stage.application({ call: stage.closed, status: 'completed' });
  await stage.application({ call: stage.openInZenica, status: 'implementation' });
});
afterAll(() => app.close());

const detail = async (slug: string) => app.as().call(banksApi.detail, { params: { slug } });
const projects = async (query = {}) =>
  (await app.as().call(applicationsApi.projects, { query })).data;

const figures = async (query = {}) =>
  (await app.as().call(applicationsApi.projectFigures, { query })).data;

describe('a bank', () => {
  it('is found by its slug and by its id, with its people and what everybody may know', async () => {
    const { data } = await detail('tuzla');
    expect(data).toMatchObject({
      id: stage.tuzla.id,
      // What the board approved and has not announced counts for nobody yet.
      projects: 1,
      participants: 2,
      openCalls: 2,
      place: null,
      people: [{ name: 'Prva' }, { name: 'Druga' }],
    });
    expect((await detail(stage.tuzla.id)).data).toEqual(data);
    expect((await detail('nema-ga')).status).toBe(404);
  });
});

it('banks are listed by the alphabet', async () => {
  const names = ['Cazin', 'Čapljina', 'Ćukovac', 'Džep', 'Đurđevik', 'Ljubuški', 'Šamac', 'Žepče'];
  await app.platform.db.transaction(async (tx) => {
    for (const name of names.toReversed()) await createBank(tx, { name });
  });
  const { data } = await app.as().call(banksApi.list);
  const listed = data.map(({ name }) => name);
  expect(listed).toEqual(listed.toSorted(byAlphabet));
  expect(listed.indexOf('Čapljina')).toBeLessThan(listed.indexOf(stage.zenica.name));
  expect(listed.filter((name) => names.includes(name))).toEqual(names);
});

describe('projects', () => {
  it('are those that everybody may see, of all banks or of one', async () => {
    const seen = async (query = {}) =>
      (await projects(query)).items.map(({ bank, status }) => `${bank.slug} ${status}`).sort();
    expect(await seen()).toEqual(['tuzla completed', 'zenica implementation']);
    expect(await seen({ bank: 'zenica' })).toEqual(['zenica implementation']);
    expect(await seen({ bank: 'nema-ga' })).toEqual([]);
  });

  it('are narrowed by stage, theme, year and words without their marks, and summed alike', async () => {
    const seen = async (query = {}) =>
      (await projects(query)).items.map(({ bank }) => bank.slug).sort();
    const all = (await projects()).items;
    const year = all[0]?.year ?? 0;
    expect(all[0]).toMatchObject({ themes: [11], place: { lat: 44.5384 } });
    expect(await seen({ stage: 'running' })).toEqual(['zenica']);
    expect(await seen({ theme: 11, year })).toEqual(['tuzla', 'zenica']);
    expect(await seen({ kind: 'orange' })).toEqual(['tuzla', 'zenica']);
    expect(await seen({ kind: 'blue' })).toEqual([]);
    expect(await seen({ theme: 4 })).toEqual([]);
    expect(await seen({ year: year - 1 })).toEqual([]);
    expect(await seen({ q: 'MUZICK so' })).toEqual(['tuzla', 'zenica']);
    expect(await seen({ q: 'uzicka' })).toEqual([]);
    expect(await figures({ q: 'sóba', bank: 'zenica' })).toEqual({
      projects: 1,
      amount: all[0]?.amount,
      banks: 1,
      years: [year],
    });
    expect(await figures({ bank: 'nema-ga' })).toMatchObject({ projects: 0, amount: 0 });
  });

  it('come page by page', async () => {
    const { items, next } = await projects({ limit: 1 });
    const rest = await projects({ limit: 1, after: next ?? '' });
    expect(new Set([...items, ...rest.items].map(({ id }) => id)).size).toBe(2);
    expect(rest.next).toBeNull();
  });
});

describe('finding an application', () => {
  const found = async (who: 'lejla' | 'vlasnik' | 'odbor1' | undefined, q: string) => {
    const reader = app.as(who && stage.people[who].token);
    const { data } = await reader.call(applicationsApi.find, { query: { q } });
    return data.map(({ status, isPublic }) => `${status}${isPublic ? ' public' : ''}`).sort();
  };

  it('shows what the reader may open, and says what everybody may', async () => {
    const shown = ['completed public', 'implementation public'];
    expect(await found(undefined, 'odjek')).toEqual(shown);
    expect(await found('lejla', 'odjek')).toEqual(shown);
    // Their own, whose decision nobody has announced to them.
    expect(await found('vlasnik', 'odjek')).toEqual([...shown, 'submitted', 'submitted']);
    expect(await found('odbor1', 'odjek')).toEqual(['approved', ...shown, 'rejected']);
  });

  it('knows a code and an address that was pasted', async () => {
    const [one] = (await projects({ bank: 'zenica' })).items;
    const { slug = '', id = '' } = one ?? {};
    for (const q of [
      id.slice(-8),
      `#${id.slice(-8)}`,
      `https://zamah.ba${pages.project({ slug })}?dio=tim`,
    ]) {
      expect(await found(undefined, q)).toEqual(['implementation public']);
    }
    expect(await found(undefined, "'; :*")).toEqual([]);
  });
});
