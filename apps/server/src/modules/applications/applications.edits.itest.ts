import { applicationsApi } from '@app/contracts/applications/applications.api';
import type {
  ClashDetails,
  EditView,
  OrangeDraft,
} from '@app/contracts/applications/applications.schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';
import { writingIn } from './applications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const minute = 60_000;

const begun = async () => (await stage.application({ call: await stage.call(stage.tuzla) })).id;
const { open, save } = writingIn(app);
const edits = async (who: Persona, id: string): Promise<EditView[]> =>
  (await app.as(who.token).call(applicationsApi.edits, { params: { id } })).data.items;

it('tells what was changed by whom, one sitting at a time, and brings any of it back', async () => {
  const { vlasnik, clan } = stage.people;
  const id = await begun();
  const first = (await open(vlasnik, id)).content;
  const line = { ...first.budgetBreakdown[0], amount: 12.5 } as (typeof first.budgetBreakdown)[0];
  await save(vlasnik, id, { editRevision: 1, changes: { storyContent: 'Jedn' } });
  await save(vlasnik, id, { editRevision: 2, changes: { storyContent: 'Jednom' } });
  await save(clan, id, { editRevision: 3, changes: { storyContent: 'Davno' } });
  app.clock.forward(6 * minute);
  await save(clan, id, { editRevision: 4, changes: { storyContent: 'Davno je' } });
  await save(clan, id, { editRevision: 5, changes: { budgetBreakdown: [line] } });

  const all = await edits(vlasnik, id);
  expect(all.map(({ by, editRevision }) => [by, editRevision])).toEqual([
    [clan.name, 6],
    [clan.name, 5],
    [clan.name, 4],
    [vlasnik.name, 3],
  ]);
  expect(all.at(-1)?.changes).toEqual([
    { section: 'story', path: 'storyContent', before: first.storyContent, after: 'Jednom' },
  ]);
  expect(all[0]?.changes[0]).toEqual({
    section: 'budget',
    path: 'budgetBreakdown.0.amount',
    before: first.budgetBreakdown[0]?.amount,
    after: 12.5,
  });

  const page = (query: { after?: string; limit: string }) =>
    app.as(clan.token).call(applicationsApi.edits, { params: { id }, query });
  const { items, next } = (await page({ limit: '3' })).data;
  expect(items).toEqual(all.slice(0, 3));
  expect((await page({ after: next ?? '', limit: '3' })).data).toEqual({
    items: all.slice(3),
    next: null,
  });

  const at = (revision: number) => ({ params: { id, revision } });
  const since = await app.as(clan.token).call(applicationsApi.compareEdit, at(4));
  expect(since.data[0]).toMatchObject({ path: 'storyContent', before: 'Davno', after: 'Davno je' });
  const restore = (revision: number, editRevision: number, fields?: string[]) =>
    app
      .as(vlasnik.token)
      .call(applicationsApi.restoreEdit, { ...at(revision), body: { editRevision, fields } });
  expect((await restore(1, 5)).error.code).toBe('REVISION_CLASH');
  expect((await restore(99, 6)).error.code).toBe('NOT_FOUND');
  const restored = (await restore(1, 6)).data;
  expect(restored.content).toEqual(first);
  expect(restored.editRevision).toBe(7);
  expect((await open(clan, id)).restoredBy).toBe(vlasnik.name);
  expect((await open(vlasnik, id)).restoredBy).toBeNull();
  // What stood meanwhile is not gone either, and one field comes back without the others.
  const story = (await restore(6, 7, ['storyContent'])).data as OrangeDraft;
  expect(story.content).toEqual({ ...first, storyContent: 'Davno je' });
  // Whoever goes on writing at once begins an entry of their own.
  await save(vlasnik, id, { editRevision: 8, changes: { storyContent: 'Davno je bilo' } });
  expect((await edits(clan, id)).slice(0, 3).map(({ restored }) => restored)).toEqual([
    false,
    true,
    true,
  ]);
  expect((await open(clan, id)).restoredBy).toBeNull();
});

it('loses no text that was acknowledged, however requests are lost, repeated and overtaken', async () => {
  const writers = [stage.people.vlasnik, stage.people.clan, stage.people.koordinator];
  const step = fc.record({
    who: fc.nat({ max: 2 }),
    field: fc.constantFrom('storyContent', 'targetGroup'),
    fate: fc.constantFrom('arrives', 'answer lost', 'repeated', 'overtaken'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 14 }), async (steps) => {
      app.clock.set(testNow);
      const id = await begun();
      const known = [1, 1, 1];
      const late: (() => Promise<void>)[] = [];
      const acknowledged: { who: number; field: string; text: string; at: number; on: number }[] =
        [];
      for (const [n, { who, field, fate }] of steps.entries()) {
        const writer = writers[who] as Persona;
        const text = `tekst ${n}.`;
        const on = known[who] ?? 1;
        const body = { editRevision: on, changes: { [field]: text }, editor: `editor ${who}` };
        const send = async (learns: boolean) => {
          const answer = await save(writer, id, body);
          if (answer.status === 200) {
            const at = answer.data.editRevision;
            acknowledged.push({ who, field, text, at, on });
            if (learns) known[who] = at;
          } else if (learns) known[who] = (answer.error.details as ClashDetails).editRevision;
        };
        app.clock.forward(n === 7 ? 6 * minute : 1000);
        if (fate === 'overtaken') late.push(() => send(false));
        else await send(fate !== 'answer lost');
        if (fate === 'repeated') await Promise.all([send(true), send(true)]);
        if (n % 5 === 4) for (const one of late.splice(0)) await one();
      }
      for (const one of late) await one();
      const kept = JSON.stringify([
        (await open(stage.people.vlasnik, id)).content,
        await edits(stage.people.vlasnik, id),
      ]);
      for (const { who, field, text, at } of acknowledged) {
        // Whoever goes on writing where they are replaces their own words, and knows it.
        const replaced = acknowledged.some(
          (one) => one.who === who && one.field === field && one.text !== text && one.on >= at,
        );
        expect(replaced || kept.includes(text), text).toBe(true);
      }
    }),
    { numRuns: 4 },
  );
});
