import type { ClashDetails, SaveBody } from '@app/contracts/applications/applications.schemas';
import { describe, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { setUpDraft } from './applications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const draft = setUpDraft(app, stage);
const { open, save } = draft;

describe('saving', () => {
  it('keeps the changed fields, counts up and says when', async () => {
    const { vlasnik } = stage.people;
    const before = await open(vlasnik);
    app.clock.forward(1000);
    const answer = await save(vlasnik, {
      editRevision: before.editRevision,
      changes: { projectTitle: 'Kino na krovu', solutionSteps: ['Dogovor', 'Platno'] },
    });
    expect(answer.data).toEqual({
      editRevision: before.editRevision + 1,
      savedAt: app.clock.now().toISOString(),
      merged: {},
    });
    const after = await open(vlasnik);
    expect(after.content).toEqual({
      ...before.content,
      projectTitle: 'Kino na krovu',
      solutionSteps: ['Dogovor', 'Platno'],
    });
    expect(after.savedAt).toBe(answer.data.savedAt);
  });

  it('takes a draft in any state', async () => {
    const { editRevision } = await open(stage.people.vlasnik);
    const changes = { projectTitle: '', budgetBreakdown: [], projectStartDate: '' };
    expect((await save(stage.people.vlasnik, { editRevision, changes })).status).toBe(200);
  });

  it('changes nothing when nothing differs', async () => {
    const { vlasnik } = stage.people;
    const { editRevision, savedAt, content } = await open(vlasnik);
    app.clock.forward(1000);
    const answer = await save(vlasnik, { editRevision, changes: content });
    expect(answer.data).toEqual({ editRevision, savedAt, merged: {} });
  });

  it('refuses what is written in a section that the call left out meanwhile, and keeps what was', async () => {
    const { vlasnik } = stage.people;
    const before = await open(vlasnik);
    const leaveOut = (sections: string[]) =>
      app.platform.db.pool.query('UPDATE calls SET omitted_sections = $1 WHERE id = $2', [
        sections,
        before.call.id,
      ]);
    await leaveOut(['story']);
    const { content, editRevision } = await open(vlasnik);
    expect(content).toEqual({ ...before.content, storyContent: '' });
    const write = (changes: SaveBody['changes']) => save(vlasnik, { editRevision, changes });
    const refused = await write({ storyContent: 'Bilo jednom.', projectTitle: 'Kino' });
    expect(refused.error).toMatchObject({
      code: 'VALIDATION',
      fields: { 'changes.storyContent': expect.stringContaining('ne traži') },
    });
    expect((await write({ ...content, projectTitle: 'Kino' })).data.editRevision).toBe(
      editRevision + 1,
    );
    await leaveOut([]);
    expect((await open(vlasnik)).content).toEqual({ ...before.content, projectTitle: 'Kino' });
  });

  it('keeps amounts to the fening', async () => {
    const { vlasnik } = stage.people;
    const { editRevision, content } = await open(vlasnik);
    const budgetBreakdown = content.budgetBreakdown.map((item) => ({ ...item, amount: 19.99 }));
    await save(vlasnik, { editRevision, changes: { budgetBreakdown } });
    expect((await open(vlasnik)).content.budgetBreakdown).toEqual(budgetBreakdown);
  });

  it('does not heed extra keys beside the changes', async () => {
    const { editRevision } = await open(stage.people.clan);
    const body = { editRevision, changes: {}, status: 'approved', ownerId: stage.people.clan.id };
    expect((await save(stage.people.clan, body)).status).toBe(200);
    const after = await open(stage.people.clan);
    expect(after.status).toBe('draft');
    expect(after.abilities.canSubmit).toBe(false);
  });

  it('refuses a revision that does not exist yet', async () => {
    const answer = await save(stage.people.vlasnik, { editRevision: 99, changes: {} });
    expect(answer.error).toMatchObject({
      code: 'VALIDATION',
      fields: { editRevision: expect.any(String) },
    });
  });
});

describe('two who edit', () => {
  it('get each other’s fields when they change different ones', async () => {
    const { vlasnik, clan } = stage.people;
    const { editRevision } = await open(vlasnik);
    await save(vlasnik, { editRevision, changes: { storyContent: 'Njena priča' } });
    const answer = await save(clan, { editRevision, changes: { targetGroup: 'Svi' } });
    expect(answer.data.editRevision).toBe(editRevision + 2);
    expect(answer.data.merged).toEqual({ storyContent: 'Njena priča' });
    const { content } = await open(vlasnik);
    expect(content).toMatchObject({ storyContent: 'Njena priča', targetGroup: 'Svi' });
  });

  it('clash over one field, and neither text is lost', async () => {
    const { vlasnik, clan } = stage.people;
    const { editRevision } = await open(vlasnik);
    app.clock.forward(1000);
    const first = await save(vlasnik, { editRevision, changes: { storyContent: 'Njena' } });
    const answer = await save(clan, {
      editRevision,
      changes: { storyContent: 'Njegova', targetGroup: 'Svi' },
    });
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('REVISION_CLASH');
    expect(answer.error.details as ClashDetails).toEqual({
      editRevision: editRevision + 1,
      theirs: { storyContent: 'Njena' },
      changedBy: vlasnik.name,
      savedAt: first.data.savedAt,
    });
    const { content } = await open(vlasnik);
    expect(content.storyContent).toBe('Njena');
    expect(content.targetGroup).not.toBe('Svi');
  });

  it('go on from the clash with the revision that it names', async () => {
    const { vlasnik, clan } = stage.people;
    const { editRevision } = await open(vlasnik);
    await save(vlasnik, { editRevision, changes: { storyContent: 'Njena' } });
    const clash = await save(clan, { editRevision, changes: { storyContent: 'Njegova' } });
    const { editRevision: now } = clash.error.details as ClashDetails;
    const chosen = { storyContent: 'Njena i njegova' };
    expect((await save(clan, { editRevision: now, changes: chosen })).status).toBe(200);
  });

  it('do not clash over the same content', async () => {
    const { vlasnik, clan } = stage.people;
    const { editRevision, content } = await open(vlasnik);
    const budgetBreakdown = content.budgetBreakdown.slice(0, 1);
    await save(vlasnik, { editRevision, changes: { budgetBreakdown } });
    const answer = await save(clan, { editRevision, changes: { budgetBreakdown } });
    expect(answer.data).toMatchObject({ editRevision: editRevision + 1, merged: {} });
  });

  it('clash in two windows of one person, but a window never with itself', async () => {
    const { vlasnik } = stage.people;
    const { editRevision } = await open(vlasnik);
    // The answer to the first save was lost on the way; the same window goes on typing.
    await save(vlasnik, { editRevision, changes: { storyContent: 'Prvo' }, editor: 'one' });
    const again = await save(vlasnik, {
      editRevision,
      changes: { storyContent: 'Prvo i drugo' },
      editor: 'one',
    });
    expect(again.status).toBe(200);
    const other = await save(vlasnik, {
      editRevision,
      changes: { storyContent: 'Treće' },
      editor: 'two',
    });
    expect(other.error.code).toBe('REVISION_CLASH');
  });

  it('lose nothing when many save at the same moment', async () => {
    const { vlasnik, clan } = stage.people;
    const { editRevision } = await open(vlasnik);
    const fields = [
      'storyContent',
      'targetGroup',
      'sdgImpact',
      'lastingImpact',
      'sdgGoal',
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const field = fields[n % fields.length] ?? 'sdgGoal';
        const who = n % 2 ? vlasnik : clan;
        return save(who, { editRevision, changes: { [field]: `tekst ${n}` }, editor: `e${n}` });
      }),
    );
    const accepted = answers.filter((answer) => answer.status === 200);
    // One of the texts of each field stands; all others were told of it.
    expect(accepted).toHaveLength(fields.length);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(30 - fields.length);
    expect(new Set(accepted.map((answer) => answer.data.editRevision)).size).toBe(fields.length);
    const after = await open(vlasnik);
    expect(after.editRevision).toBe(editRevision + fields.length);
    for (const [n, answer] of answers.entries()) {
      const field = fields[n % fields.length] ?? 'sdgGoal';
      if (answer.status === 200) expect(after.content[field]).toBe(`tekst ${n}`);
      else expect((answer.error.details as ClashDetails).theirs).toHaveProperty(field);
    }
  });
});

describe('what may be edited', () => {
  it('is the opened sections while the team mends', async () => {
    const { vlasnik, clan, koordinator } = stage.people;
    const { id } = await stage.application({
      call: await stage.call(stage.tuzla),
      status: 'pending',
      sections: ['budget', 'impact'],
      reason: 'Dodajte ponude.',
    });
    const opened = await open(clan, id);
    expect(opened).toMatchObject({
      status: 'pending',
      openSections: ['budget', 'impact'],
      returnReason: 'Dodajte ponude.',
    });
    const { editRevision } = opened;
    const closed = await save(
      vlasnik,
      { editRevision, changes: { storyContent: 'x', targetGroup: 'y' } },
      id,
    );
    expect(closed.error).toMatchObject({
      code: 'WRONG_STATUS',
      details: { closedSections: ['story'] },
    });
    expect((await open(vlasnik, id)).content.targetGroup).toBe(opened.content.targetGroup);
    expect((await save(clan, { editRevision, changes: { targetGroup: 'y' } }, id)).status).toBe(
      200,
    );
    // The bank's staff helps anywhere.
    const help = { editRevision: editRevision + 1, changes: { storyContent: 'pomoć' } };
    expect((await save(koordinator, help, id)).status).toBe(200);
  });

  it.each(['approved', 'crowdfunding', 'withdrawn', 'completed'] as const)(
    'is nothing once the application is %s',
    async (status) => {
      const call = await stage.call(stage.tuzla, { decisionsPublishedAt: app.clock.now() });
      const { id } = await stage.application({ call, status });
      const answer = await save(
        stage.people.vlasnik,
        { editRevision: 1, changes: { sdgGoal: 'x' } },
        id,
      );
      expect(answer.error.code).toBe('WRONG_STATUS');
    },
  );
});
