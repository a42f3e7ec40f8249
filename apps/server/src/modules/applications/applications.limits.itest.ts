import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { fieldsOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { emptyOf, type Value } from '@app/domain/applications/form/values';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { setUpDraft } from './applications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const draft = setUpDraft(app, stage);
const { open, save } = draft;

describe('a save', () => {
  it('survives what PostgreSQL cannot keep', async () => {
    const { editRevision } = await open(stage.people.vlasnik);
    const changes = { storyContent: 'nula\u0000 i pola para \ud83d', solutionSteps: ['\u0000'] };
    const answer = await save(stage.people.vlasnik, { editRevision, changes });
    expect(answer.status).toBe(200);
    expect((await open(stage.people.vlasnik)).content.storyContent).toBe('nula i pola para \ufffd');
  });

  it.each([
    ['HTML', '<script>alert(1)</script><b onmouseover=x>'],
    ['emoji, whole', '👩🏽‍🚀 i 🇧🇦 na krovu'],
    ['what is written from right to left', 'مرحبا \u202e obrnuto'],
    ['lines and blanks', '  prvi\n\n\tdrugi  '],
  ])('keeps %s as it is typed', async (_what, storyContent) => {
    const { vlasnik } = stage.people;
    const { editRevision } = await open(vlasnik);
    expect((await save(vlasnik, { editRevision, changes: { storyContent } })).status).toBe(200);
    expect((await open(vlasnik)).content.storyContent).toBe(storyContent);
  });

  it('says of each field what it cannot take, and leaves everything as it was', async () => {
    const { vlasnik } = stage.people;
    const before = await open(vlasnik);
    const [line] = before.content.budgetBreakdown;
    const lineWith = (change: object) => ({ budgetBreakdown: [{ ...line, ...change }] });
    const cases: readonly (readonly [changes: object, path: string, says: string])[] = [
      [{ storyContent: 'x'.repeat(8001) }, 'storyContent', 'Broj znakova: najviše 8000.'],
      [lineWith({ amount: -5 }), 'budgetBreakdown.0.amount', 'Najmanje 0.'],
      [lineWith({ amount: 1.005 }), 'budgetBreakdown.0.amount', 'Najviše dvije decimale.'],
      [lineWith({ amount: 1e9 }), 'budgetBreakdown.0.amount', 'Najviše 1000000.'],
      [lineWith({ quantity: 0.001 }), 'budgetBreakdown.0.quantity', 'Najviše dvije decimale.'],
      [{ storyContent: 'ć'.repeat(2_000_000) }, 'storyContent', 'Broj znakova: najviše 8000.'],
      [{ projectStartDate: '2027-02-30' }, 'projectStartDate', 'Ova vrijednost nije ispravna.'],
      [{ selectedSdgs: [18] }, 'selectedSdgs.0', 'Najviše 17.'],
      [{ ownerId: vlasnik.id }, 'ownerId', 'Ovo polje ne postoji.'],
      [
        { budgetBreakdown: [line, { ...line, name: 'Opet' }] },
        'budgetBreakdown.1.id',
        'Dvije stavke ne mogu imati istu oznaku.',
      ],
    ];
    for (const [changes, path, says] of cases) {
      const { error } = await save(vlasnik, { editRevision: 1, changes: { ...changes } });
      expect(error.fields).toEqual({ [`changes.${path}`]: says });
    }
    const huge = { editRevision: 1, changes: { storyContent: 'x'.repeat(9_000_000) } };
    expect((await save(vlasnik, huge)).error).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      error: expect.stringContaining('Skrati tekst'),
    });
    expect(await open(vlasnik)).toEqual(before);
    // Days in the wrong order are a draft's own matter, until it is sent.
    const odd = { projectStartDate: '2027-09-01', projectEndDate: '2027-02-01' };
    expect((await save(vlasnik, { editRevision: 1, changes: odd })).status).toBe(200);
    const sent = await app.as(vlasnik.token).call(applicationsApi.submit, {
      params: { id: draft.id },
      body: { editRevision: 2 },
    });
    expect(sent.error).toMatchObject({
      code: 'INCOMPLETE',
      details: {
        missing: expect.arrayContaining([
          { section: 'basics', field: 'projectEndDate', code: 'END_BEFORE_START' },
        ]),
      },
    });
  });

  it('says of every list at once how many it takes, whatever stands in the items', async () => {
    const { vlasnik } = stage.people;
    const { content } = await open(vlasnik);
    const lists = Object.entries(fieldsOf(orangeForm)).filter(([, { kind }]) => kind === 'list');
    const changes = Object.fromEntries(
      lists.map(([field], n) => {
        const [item] = content[field as 'projectActivities'];
        return [field, Array.from({ length: 1_000 }, (_, i) => (n % 2 ? { foul: i } : item))];
      }),
    );
    const answer = await app.http.inject({
      method: 'PATCH',
      url: `/api/orange-grants/${draft.id}`,
      headers: { authorization: `Bearer ${vlasnik.token}`, 'x-language': 'en' },
      payload: { editRevision: 1, changes: { ...changes, selectedSdgs: Array(1_000).fill(99) } },
    });
    expect(answer.json()).toEqual({
      error: expect.stringMatching(/./),
      code: 'VALIDATION',
      fields: {
        'changes.solutionSteps': 'At most 20 in this list.',
        'changes.projectActivities': 'At most 50 in this list.',
        'changes.budgetBreakdown': 'At most 100 in this list.',
        'changes.goodsAndServices': 'At most 60 in this list.',
        'changes.selectedSdgs': 'At most 17 in this list.',
        'changes.storyPictures': 'At most 5 in this list.',
      },
    });
  });

  it('takes every list full of the longest texts', async () => {
    const { vlasnik } = stage.people;
    const full = (value: Value): unknown => {
      if (value.kind === 'text') return 'ž'.repeat(value.max);
      if (value.kind === 'id') return newId();
      if (value.kind === 'list') return Array.from({ length: value.max }, () => full(value.item));
      if (value.kind !== 'group') return emptyOf(value);
      const parts = Object.entries(value.fields).map(([key, part]) => [key, full(part)]);
      return Object.fromEntries(parts);
    };
    const fields = Object.entries(fieldsOf(orangeForm));
    const changes = Object.fromEntries(fields.map(([field, value]) => [field, full(value)]));
    expect((await save(vlasnik, { editRevision: 1, changes })).data.editRevision).toBe(2);
    expect((await open(vlasnik)).content.projectActivities).toEqual(changes.projectActivities);
  });

  it('refuses an activity under the id of another one, wherever that stands', async () => {
    const { vlasnik, lejla } = stage.people;
    const other = await stage.application({ owner: lejla, call: await stage.call(stage.tuzla) });
    const [theirs] = (await open(lejla, other.id)).content.projectActivities;
    const before = await open(vlasnik);
    const [own] = before.content.projectActivities;
    if (!own || !theirs) throw new Error('The complete content has no activity.');
    const write = (projectActivities: OrangeDraft['content']['projectActivities']) =>
      save(vlasnik, { editRevision: before.editRevision, changes: { projectActivities } });
    expect((await write([own, { ...own, id: theirs.id }])).error).toMatchObject({
      code: 'VALIDATION',
      fields: { 'changes.projectActivities.1.id': expect.stringContaining('zauzeta') },
    });
    expect(await open(vlasnik)).toEqual(before);
    // Of two who send one that nobody has yet, one gets it.
    const fresh = [{ ...own, id: newId() }];
    const answers = await Promise.all(
      [vlasnik, lejla].map((who) =>
        save(
          who,
          { editRevision: 1, changes: { projectActivities: fresh } },
          who === lejla ? other.id : draft.id,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses fields that do not exist and leaves everything as it was', async () => {
    const before = await open(stage.people.vlasnik);
    for (const extra of [{ status: 'approved' }, { ownerId: stage.people.lejla.id }, { id: 'x' }]) {
      const changes = { projectTitle: 'Drugo', ...extra };
      const answer = await save(stage.people.vlasnik, { editRevision: 1, changes });
      expect(answer.error.code).toBe('VALIDATION');
    }
    expect(await open(stage.people.vlasnik)).toEqual(before);
  });
});
