import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ClashDetails } from '@app/contracts/applications/applications.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { completeContent } from './applications.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const submit = (who: Persona, id: string, editRevision = 1) =>
  app.as(who.token).call(applicationsApi.submit, { params: { id }, body: { editRevision } });
const open = async (who: Persona, id: string) =>
  (await app.as(who.token).call(applicationsApi.open, { params: { id } })).data;
const history = async (who: Persona, id: string) =>
  (await app.as(who.token).call(applicationsApi.history, { params: { id } })).data;
const notices = async (who: Persona) =>
  (await app.as(who.token).call(notificationsApi.list)).data.map(({ title, message }) => ({
    title,
    message,
  }));

describe('creating', () => {
  const create = (who: Persona, callSlug: string) =>
    app.as(who.token).call(applicationsApi.create, { body: { callSlug } });

  it('begins a draft with what is known, and a second wish gets the same', async () => {
    const { lejla } = stage.people;
    const call = await stage.call(stage.tuzla);
    const first = await create(lejla, call.slug);
    expect(first.status).toBe(201);
    const many = await Promise.all(Array.from({ length: 8 }, () => create(lejla, call.slug)));
    expect(new Set(many.map((answer) => answer.data.id))).toEqual(new Set([first.data.id]));
    const draft = await open(lejla, first.data.id);
    expect(draft).toMatchObject({
      status: 'draft',
      editRevision: 0,
      openSections: null,
      content: { applicantName: lejla.name, municipality: 'Tuzla', grantType: 'Projekat' },
      members: [{ role: 'vlasnik', name: lejla.name }],
    });
  });

  it('gives one draft only when wished many times at once', async () => {
    const call = await stage.call(stage.tuzla);
    const many = await Promise.all(
      Array.from({ length: 12 }, () => create(stage.people.emir, call.slug)),
    );
    expect(many.map((answer) => answer.status)).toEqual(many.map(() => 201));
    expect(new Set(many.map((answer) => answer.data.id)).size).toBe(1);
  });

  it('leaves a member ten drafts at a time, however many are wished for at once', async () => {
    const who = stage.people.moderator;
    const calls = await Promise.all(Array.from({ length: 12 }, () => stage.call(stage.tuzla)));
    const many = await Promise.all(calls.map(({ slug }) => create(who, slug)));
    const made = many.filter(({ status }) => status === 201);
    const refused = many.filter(({ status }) => status !== 201);
    expect([made.length, refused.length]).toEqual([10, 2]);
    expect(refused.map(({ error }) => error?.code)).toEqual(['TOO_MANY_DRAFTS', 'TOO_MANY_DRAFTS']);
    // Those that are there can still be opened by the same way.
    const open = calls[many.findIndex(({ status }) => status === 201)];
    expect((await create(who, open?.slug ?? '')).status).toBe(201);

    const id = made[0]?.data.id ?? '';
    const ask = app.as(who.token);
    await ask.call(applicationsApi.delete, { params: { id } });
    const late = calls[many.findIndex(({ status }) => status !== 201)];
    expect((await create(who, late?.slug ?? '')).status).toBe(201);
    const back = await ask.call(applicationsApi.restore, { params: { id } });
    expect(back.error?.code).toBe('TOO_MANY_DRAFTS');
  });

  it('needs an open call, of whatever kind', async () => {
    const { emir } = stage.people;
    const now = app.clock.now().getTime();
    const coming = await stage.call(stage.tuzla, { opensAt: new Date(now + 1000) });
    const blue = await stage.call(stage.tuzla, { kind: 'blue' });
    expect((await create(emir, stage.closed.slug)).error.code).toBe('CALL_CLOSED');
    expect((await create(emir, coming.slug)).error.code).toBe('CALL_CLOSED');
    const begun = (await create(emir, blue.slug)).data;
    const opened = app.as(emir.token).call(applicationsApi.open, { params: { id: begun.id } });
    expect((await opened).data).toMatchObject({
      kind: 'blue',
      about: { title: '', applicantName: emir.name, municipality: 'Tuzla' },
      content: { applicantName: emir.name, legalForm: 'none', products: [] },
    });
    expect((await create(emir, 'nema-ga')).error.code).toBe('NOT_FOUND');
  });
});

describe('submitting', () => {
  it('keeps a revision, tells team and board, and confirms by mail', async () => {
    const { vlasnik, clan, odbor1, voditelj, menadzer, lejla } = stage.people;
    const call = await stage.call(stage.tuzla);
    const draft = await stage.application({ call });
    const answer = await submit(vlasnik, draft.id);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ status: 'submitted', openSections: null });
    expect(answer.data.slug).toMatch(/^muzicka-soba-u-domu-mladih-[0-9a-f]{8}$/);
    expect(await history(clan, draft.id)).toEqual([
      {
        from: 'draft',
        to: 'submitted',
        event: 'submit',
        actorName: vlasnik.name,
        reason: '',
        sections: [],
        revision: 1,
        at: app.clock.now().toISOString(),
      },
    ]);
    expect(await notices(clan)).toContainEqual({
      title: 'Prijava je poslana',
      message: expect.stringContaining('Muzička soba'),
    });
    for (const reader of [odbor1, voditelj, menadzer]) {
      expect((await notices(reader))[0]?.title).toBe('Nova prijava');
    }
    expect(await notices(lejla)).toEqual([]);
    const about = async (email: string) =>
      (await mailsTo(app, email)).filter(({ text }) => text.includes(answer.data.slug));
    const [mail, ...more] = await about(vlasnik.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Prijava „Muzička soba u Domu mladih“ je stigla');
    expect(mail?.text).toContain('1.562\u00a0KM');
    expect(mail?.attachments).toEqual([`prijava-${answer.data.slug}-v1.pdf`]);
    expect(await about(clan.email)).toEqual([]);
  });

  it('says everything that is missing, and changes nothing', async () => {
    const { vlasnik } = stage.people;
    const call = await stage.call(stage.tuzla, { minTeam: 3 });
    const content = { ...emptyContentOf(orangeForm), projectTitle: 'Ki' };
    const draft = await stage.application({ call, content });
    const answer = await submit(vlasnik, draft.id);
    expect(answer.status).toBe(422);
    expect(answer.error.code).toBe('INCOMPLETE');
    const { missing } = answer.error.details as { missing: { field: string }[] };
    expect(missing).toContainEqual({ section: 'basics', field: 'projectTitle', code: 'TOO_SHORT' });
    expect(missing).toContainEqual({ section: 'team', field: 'team', code: 'TEAM_TOO_SMALL' });
    expect(missing.length).toBeGreaterThan(10);
    expect((await open(vlasnik, draft.id)).status).toBe('draft');
    expect(await history(vlasnik, draft.id)).toEqual([]);
  });

  it('waits until a team is no larger than the call takes by now', async () => {
    const draft = await stage.application({ call: await stage.call(stage.tuzla, { maxTeam: 1 }) });
    expect((await submit(stage.people.vlasnik, draft.id)).error).toMatchObject({
      code: 'INCOMPLETE',
      details: { missing: [{ section: 'team', field: 'team', code: 'TEAM_TOO_LARGE' }] },
    });
  });

  it('is too late once the call has closed; the draft stays', async () => {
    const { vlasnik } = stage.people;
    const now = app.clock.now().getTime();
    const call = await stage.call(stage.tuzla, { closesAt: new Date(now + 60_000) });
    const draft = await stage.application({ call });
    app.clock.forward(60_000);
    expect((await submit(vlasnik, draft.id)).error.code).toBe('CALL_CLOSED');
    expect((await open(vlasnik, draft.id)).status).toBe('draft');
  });

  it('is refused when a teammate saved meanwhile', async () => {
    const { vlasnik, clan } = stage.people;
    const draft = await stage.application({ call: await stage.call(stage.tuzla) });
    await app.as(clan.token).call(applicationsApi.save, {
      params: { id: draft.id },
      body: { editRevision: 1, changes: { storyContent: 'Drugačija priča' } },
    });
    const answer = await submit(vlasnik, draft.id, 1);
    expect(answer.error.code).toBe('REVISION_CLASH');
    expect(answer.error.details as ClashDetails).toMatchObject({
      editRevision: 2,
      theirs: { storyContent: 'Drugačija priča' },
      changedBy: clan.name,
    });
    expect((await submit(vlasnik, draft.id, 2)).status).toBe(200);
  });

  it('happens once, however often it is asked for at the same moment', async () => {
    const { vlasnik } = stage.people;
    const draft = await stage.application({ call: await stage.call(stage.tuzla) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(vlasnik, draft.id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await history(vlasnik, draft.id)).toHaveLength(1);
  });
});

describe('what was submitted', () => {
  it('stays as it was: the board does not see later typing', async () => {
    const { vlasnik, odbor1 } = stage.people;
    const built = await stage.application({
      call: await stage.call(stage.tuzla),
      status: 'submitted',
    });
    await app.as(vlasnik.token).call(applicationsApi.save, {
      params: { id: built.id },
      body: { editRevision: 1, changes: { projectTitle: 'Sasvim drugo' } },
    });
    const params = { slug: built.slug };
    const seen = await app.as(odbor1.token).call(applicationsApi.teamAccess, { params });
    expect(seen.data.data).toMatchObject({ projectTitle: built.projectTitle, revision: 1 });
  });

  it('comes back mended as the next revision, and the board hears what changed', async () => {
    const { vlasnik, clan, asistent, odbor1, odbor2 } = stage.people;
    const now = app.clock.now().getTime();
    const call = await stage.call(stage.tuzla, { closesAt: new Date(now + 5000) });
    const { id } = await stage.application({ call, status: 'submitted' });
    const returned = await app.as(asistent.token).call(applicationsApi.move, {
      params: { id },
      body: { event: 'returnForChanges', reason: 'Dodajte ponude.', sections: ['budget'] },
    });
    expect(returned.data.status).toBe('pending');
    expect((await notices(clan))[0]).toEqual({
      title: 'Prijavu treba doraditi',
      message: expect.stringContaining('Dodajte ponude.'),
    });
    const mail = await lastMailTo(app, clan.email);
    expect(mail.text).toContain('Dodajte ponude.');
    expect(mail.text).toContain('Budžet');
    expect(mail.text).toContain(`edit=${id}`);

    const { budgetBreakdown } = (await open(clan, id)).content;
    await app.as(clan.token).call(applicationsApi.save, {
      params: { id },
      body: { editRevision: 1, changes: { budgetBreakdown: budgetBreakdown.slice(0, 1) } },
    });
    // The call has closed meanwhile; what was returned may still come back.
    app.clock.forward(10_000);
    const below = await submit(vlasnik, id, 2);
    expect(below.data.status).toBe('submitted');
    expect((await notices(odbor1))[0]).toEqual({
      title: 'Prijava je dorađena',
      message: expect.stringContaining('Izmijenjeno: Budžet.'),
    });
    expect((await notices(odbor2))[0]?.title).toBe('Prijava je dorađena');
    expect((await history(vlasnik, id)).map((line) => [line.event, line.revision])).toEqual([
      ['submit', 2],
      ['returnForChanges', 1],
      ['submit', 1],
    ]);
    expect((await history(vlasnik, id))[1]?.sections).toEqual(['budget']);
  });

  it('cannot come back with something missing', async () => {
    const { vlasnik } = stage.people;
    const { id } = await stage.application({
      call: stage.closed,
      status: 'pending',
      content: completeContent({ targetGroup: '' }),
      sections: ['impact'],
    });
    const answer = await submit(vlasnik, id);
    expect(answer.error.details).toEqual({
      missing: [{ section: 'impact', field: 'targetGroup', code: 'REQUIRED' }],
    });
  });
});

describe('own applications', () => {
  it('are listed with their part done, last changed first', async () => {
    const { odbor3, emir, lejla } = stage.people;
    const call = await stage.call(stage.zenica);
    const from = new Date(app.clock.now().getTime() - 86_400_000);
    await stage.application({ owner: odbor3, members: [], call, from, to: from });
    await stage.application({
      owner: emir,
      members: [odbor3],
      call,
      content: completeContent({ storyContent: '', projectTitle: 'Tuđa' }),
      from,
      to: app.clock.now(),
    });
    const mine = (await app.as(odbor3.token).call(applicationsApi.mine)).data;
    expect(
      mine.map((line) => [
        line.projectTitle,
        line.role,
        line.sections.filter(({ done }) => done).length,
      ]),
    ).toEqual([
      ['Tuđa', 'member', 7],
      ['Muzička soba u Domu mladih', 'owner', 9],
    ]);
    expect(mine[0]).toMatchObject({ bankName: stage.zenica.name });
    const { data } = (await app.as(odbor3.token).call(applicationsApi.memberships)).data;
    expect(data.map((one) => one.applicationId).sort()).toEqual(mine.map((one) => one.id).sort());
    const others = (await app.as(lejla.token).call(applicationsApi.mine)).data;
    expect(others.every((line) => line.role === 'owner')).toBe(true);
  });
});

describe('deleting a draft', () => {
  const begin = async (who: Persona) => {
    const { slug } = await stage.call(stage.tuzla);
    const body = { callSlug: slug };
    return { slug, id: (await app.as(who.token).call(applicationsApi.create, { body })).data.id };
  };
  const listed = async (who: Persona) =>
    (await app.as(who.token).call(applicationsApi.mine)).data.map(({ id }) => id);
  const remove = (who: Persona, id: string) =>
    app.as(who.token).call(applicationsApi.delete, { params: { id } });
  // The clock goes back, for tokens hold no hour.
  const later = async () => {
    const before = app.clock.now().toISOString();
    app.clock.forward(2 * 60 * 60 * 1000);
    await app.platform.jobs.drain();
    app.clock.set(before);
  };
  const restore = (who: Persona, id: string) =>
    app.as(who.token).call(applicationsApi.restore, { params: { id } });

  it('is gone at once, comes back as it was, and goes for good after an hour', async () => {
    const { lejla } = stage.people;
    const { id } = await begin(lejla);
    expect((await remove(lejla, id)).status).toBe(204);
    expect(await listed(lejla)).not.toContain(id);
    expect((await app.as(lejla.token).call(applicationsApi.open, { params: { id } })).status).toBe(
      404,
    );
    expect((await remove(lejla, id)).status).toBe(404);
    expect((await restore(lejla, id)).status).toBe(204);
    expect((await open(lejla, id)).content.applicantName).toBe(lejla.name);

    await later();
    expect(await listed(lejla)).toContain(id);
    await remove(lejla, id);
    await later();
    expect((await restore(lejla, id)).status).toBe(404);
  });

  it('tells the rest of the team, and again when it is back', async () => {
    const { vlasnik, clan } = stage.people;
    const { id } = await stage.application({ status: 'draft' });
    await remove(vlasnik, id);
    expect((await notices(clan))[0]).toEqual({
      title: 'Nacrt je obrisan',
      message: expect.stringContaining(`to može ${vlasnik.name}`),
    });
    await restore(vlasnik, id);
    expect((await notices(clan))[0]).toMatchObject({ title: 'Nacrt je vraćen' });
    expect(await notices(vlasnik)).not.toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/^Nacrt je/) }),
    );
  });

  it('leaves room for another draft, which the deleted one does not push aside', async () => {
    const { lejla } = stage.people;
    const { id, slug } = await begin(lejla);
    await remove(lejla, id);
    const body = { callSlug: slug };
    const second = await app.as(lejla.token).call(applicationsApi.create, { body });
    expect(second.data.id).not.toBe(id);
    expect((await restore(lejla, id)).error).toMatchObject({ code: 'WRONG_STATUS' });
  });

  it('what was sent is not deleted', async () => {
    const { vlasnik } = stage.people;
    const { id } = await stage.application({ status: 'submitted' });
    expect((await remove(vlasnik, id)).error).toMatchObject({ code: 'WRONG_STATUS' });
  });
});
