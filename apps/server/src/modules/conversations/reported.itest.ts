import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const cast = setUpPersonas(app);
const { as, write, texts, pair } = talkersOf(app);

const report = (by: Talker, subjectId: string, context: string[] = []) =>
  as(by).call(reportsApi.report, {
    body: { kind: 'message', subjectId, fault: 'insult', text: 'Vrijeđa me.', context },
  });
const cases = async () =>
  (await as(cast.moderator).call(reportsApi.list, { query: { state: 'open' } })).data.items;

it('shows moderators the words as they were, what the reporter chose, and nothing else', async () => {
  const { amra, beno, id } = await pair();
  await write(beno, id, 'Tajna druge osobe');
  const asked = (await write(beno, id, 'Šta ti je?')).data;
  const insult = (await write(amra, id, 'Ružna riječ')).data;
  await write(amra, id, 'Nastavak koji niko ne bira');
  expect((await report(beno, insult.id, [asked.id])).status).toBe(200);
  // Its sender takes it back: what was reported stays readable.
  await as(amra).call(conversationsApi.remove, { params: { id: insult.id } });
  const [found] = await cases();
  expect(found?.subject).toEqual({
    name: amra.name,
    url: null,
    texts: [
      { name: beno.name, text: 'Šta ti je?', at: asked.createdAt, isReported: false },
      { name: '', text: 'Ružna riječ', at: insult.createdAt, isReported: true },
    ],
  });
  expect(JSON.stringify(found)).not.toMatch(/Tajna|Nastavak/);
  // Staff has no other way in.
  for (const staff of [cast.moderator, cast.admin]) {
    const opened = await app.as(staff.token).call(conversationsApi.messages, { params: { id } });
    expect(opened.status).toBe(404);
  }
});

it('is removed by a moderator', async () => {
  const { amra, beno, id } = await pair();
  const { id: subjectId } = (await write(amra, id, 'Prijetnja')).data;
  await report(beno, subjectId);
  const found = (await cases()).find(({ subject }) => subject.texts[0]?.text === 'Prijetnja');
  const moved = await as(cast.moderator).call(reportsApi.move, {
    params: { id: found?.id ?? '' },
    body: { event: 'remove', rule: 'danger', reason: 'Prijetnje nisu dopuštene.' },
  });
  expect(moved.status).toBe(200);
  expect(await texts(beno, id)).toEqual(['']);
});

it('is of who reads it, and shows what they read', async () => {
  const [{ amra, beno, id }, elsewhere] = [await pair(), await pair()];
  const own = (await write(amra, id, 'Moje')).data;
  const far = (await write(elsewhere.amra, elsewhere.id, 'Tuđe')).data;
  expect((await report(beno, far.id)).status).toBe(404);
  expect((await report(amra, own.id)).status).toBe(404);
  expect((await report(beno, newId())).status).toBe(404);
  expect((await report(beno, own.id, [far.id])).error.code).toBe('VALIDATION');
});
