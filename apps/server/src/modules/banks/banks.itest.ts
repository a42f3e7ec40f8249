import { applicationsApi } from '@app/contracts/applications/applications.api';
import { banksApi } from '@app/contracts/banks/banks.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Grants, grants } from '../../platform/testing/grants.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { createBankPerson } from './banks.factory.ts';

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

describe('projects', () => {
  it('are those that everybody may see, of all banks or of one', async () => {
    const seen = async (query = {}) =>
      (await projects(query)).items.map(({ bank, status }) => `${bank.slug} ${status}`).sort();
    expect(await seen()).toEqual(['tuzla completed', 'zenica implementation']);
    expect(await seen({ bank: 'zenica' })).toEqual(['zenica implementation']);
    expect(await seen({ bank: 'nema-ga' })).toEqual([]);
  });

  it('come page by page', async () => {
    const { items, next } = await projects({ limit: 1 });
    const rest = await projects({ limit: 1, after: next ?? '' });
    expect(new Set([...items, ...rest.items].map(({ id }) => id)).size).toBe(2);
    expect(rest.next).toBeNull();
  });
});
