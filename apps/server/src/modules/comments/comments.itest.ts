import { applicationsApi } from '@app/contracts/applications/applications.api';
import { commentsApi } from '@app/contracts/comments/comments.api';
import type { NewComment } from '@app/contracts/comments/comments.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { changeableFor, commentLimits } from '@app/domain/comments/comment';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { completeContent } from '../applications/applications.factory.ts';
import { createComment } from './comments.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const list = async (who: Who, id: string, audience: 'team' | 'board' = 'team') =>
  (await as(who).call(commentsApi.list, { params: { id }, query: { audience } })).data.data;
const send = (who: Who, id: string, body: NewComment) =>
  as(who).call(commentsApi.add, { params: { id }, body });
const add = async (who: Who, id: string, body: NewComment) => (await send(who, id, body)).data.data;
const notices = async (who: Who, slug: string) =>
  (await as(who).call(notificationsApi.list, {})).data
    .filter(({ actionUrl }) => actionUrl?.includes(slug))
    .map(({ type, actionUrl }) => ({ type, actionUrl }));

it('team and bank talk about a section, answer, settle it and open it again', async () => {
  const { id, slug } = await stage.application({ status: 'submitted' });
  const { odbor1, clan, vlasnik } = stage.people;
  const asked = await add('odbor1', id, {
    comment: `  @${clan.name}, koliko stolica?  `,
    section: 'budget',
  });
  expect(asked).toMatchObject({
    userName: odbor1.name,
    comment: `@${clan.name}, koliko stolica?`,
    section: 'budget',
    mentions: [clan.name],
    fromTeam: false,
    isOwn: true,
    revision: 1,
    changes: 0,
  });
  const answered = await add('clan', id, { comment: 'Dvadeset.', parentId: asked.id });
  expect(answered).toMatchObject({ section: 'budget', fromTeam: true });
  expect(
    (await send('vlasnik', id, { comment: 'I ja', parentId: answered.id })).error.fields,
  ).toEqual({ parentId: expect.any(String) });
  expect((await send('vlasnik', id, { comment: 'Gdje', section: 'nema' })).status).toBe(400);
  expect((await send('vlasnik', id, { comment: '  ' })).status).toBe(400);

  const place = { params: { id, commentId: asked.id } };
  const settled = await as('vlasnik').call(commentsApi.resolve, {
    ...place,
    body: { resolved: true },
  });
  expect(settled.data.data.resolved?.by).toBe(vlasnik.name);
  // Who settled it first stays.
  await as('clan').call(commentsApi.resolve, { ...place, body: { resolved: true } });
  expect((await list('asistent', id))[0]?.resolved?.by).toBe(vlasnik.name);
  await add('odbor1', id, { comment: 'A stolovi?', parentId: asked.id });
  expect((await list('asistent', id)).map(({ resolved }) => resolved)).toEqual([null, null, null]);

  // The mentioned one hears of it once, the team of each, of the bank only who takes part.
  const actionUrl = pages.project({ slug, dio: 'komentari' });
  expect(await notices('clan', slug)).toEqual([
    { type: 'comment', actionUrl },
    { type: 'mention', actionUrl },
  ]);
  expect((await notices('vlasnik', slug)).map(({ type }) => type)).toEqual(
    Array.from({ length: 3 }, () => 'comment'),
  );
  expect(await notices('odbor1', slug)).toEqual([{ type: 'comment', actionUrl }]);
  expect(await notices('odbor2', slug)).toEqual([]);
});

it('what the board says to itself its team never sees, and the board hears of it', async () => {
  const { id, slug } = await stage.application({ status: 'submitted' });
  await add('odbor1', id, { comment: 'Budžet mi je visok.', audience: 'board' });
  expect(await list('odbor2', id, 'board')).toMatchObject([{ comment: 'Budžet mi je visok.' }]);
  expect(await list('clan', id)).toEqual([]);
  const asTeam = { params: { id }, query: { audience: 'board' as const } };
  expect((await as('clan').call(commentsApi.list, asTeam)).status).toBe(404);
  expect((await as('clan').call(commentsApi.people, asTeam)).status).toBe(404);
  expect((await send('clan', id, { comment: 'Mi?', audience: 'board' })).status).toBe(404);
  const people = (await as('odbor1').call(commentsApi.people, asTeam)).data.items;
  expect(people.map(({ name }) => name)).toContain(stage.people.odbor2.name);
  expect(people.filter(({ fromTeam }) => fromTeam)).toEqual([]);
  expect((await notices('odbor2', slug)).map(({ type }) => type)).toEqual(['comment']);
  expect(await notices('clan', slug)).toEqual([]);
});

it('of a blind call the team talks to those who do not score, until it is decided', async () => {
  const call = await stage.call(stage.tuzla, { blind: true });
  const { id, slug } = await stage.application({ status: 'submitted', call });
  const { vlasnik, koordinator } = stage.people;
  await add('vlasnik', id, { comment: `Pitanje za @${koordinator.name}` });
  const asTeam = { params: { id }, query: { audience: 'team' as const } };
  for (const who of ['koordinator', 'odbor1'] as const) {
    expect(await notices(who, slug)).toEqual([]);
    expect((await as(who).call(commentsApi.list, asTeam)).status).toBe(404);
    expect((await as(who).call(commentsApi.people, asTeam)).status).toBe(404);
    expect((await send(who, id, { comment: 'Ko ste?' })).status).toBe(404);
    const { data } = (await as(who).call(applicationsApi.teamAccess, { params: { slug } })).data;
    expect(data.abilities).toMatchObject({ canViewPrivate: true, canComment: false });
  }
  expect((await notices('menadzer', slug)).map(({ type }) => type)).toEqual(['comment']);
  const people = (await as('vlasnik').call(commentsApi.people, asTeam)).data.items;
  expect(people.map(({ name }) => name)).not.toContain(koordinator.name);
  await add('odbor1', id, { comment: 'Šta mislite?', audience: 'board' });
  expect((await notices('koordinator', slug)).map(({ type }) => type)).toEqual(['comment']);
  await app.platform.db.pool.query("UPDATE applications SET status = 'approved' WHERE id = $1", [
    id,
  ]);
  expect((await list('koordinator', id)).map(({ userName }) => userName)).toEqual([vlasnik.name]);
});

it('its author rewrites it or takes it back for a quarter of an hour', async () => {
  const { id, slug } = await stage.application({ status: 'submitted' });
  const [asked, kept, gone] = await Promise.all(
    ['Prvo', 'Drugo', 'Treće'].map((comment) => add('clan', id, { comment })),
  );
  const at = (commentId = '') => ({ params: { id, commentId } });
  const { koordinator } = stage.people;
  const body = { comment: `Pitamo @${koordinator.name}` };
  const changed = await as('clan').call(commentsApi.change, { ...at(asked?.id), body });
  expect(changed.data.data).toMatchObject({ ...body, editedAt: expect.any(String) });
  expect((await notices('koordinator', slug)).map(({ type }) => type)).toContain('mention');
  await add('vlasnik', id, { comment: 'Odgovor', parentId: kept?.id });
  for (const one of [kept, gone]) await as('clan').call(commentsApi.remove, at(one?.id));
  // What others answered leaves a trace, the rest none.
  const shown = (await list('clan', id)).filter(({ isOwn }) => isOwn);
  expect(new Map(shown.map((one) => [one.id, one.comment]))).toEqual(
    new Map([
      [asked?.id, body.comment],
      [kept?.id, ''],
    ]),
  );
  const other = await as('vlasnik').call(commentsApi.remove, at(asked?.id));
  expect(other.error).toMatchObject({ code: 'FORBIDDEN' });
  await app.platform.db.pool.query(
    "UPDATE application_comments SET created_at = created_at - $2 * interval '1 ms' WHERE id = $1",
    [asked?.id, changeableFor + 1],
  );
  const late = await as('clan').call(commentsApi.change, { ...at(asked?.id), body });
  expect(late.error).toMatchObject({ code: 'COMMENT_FIXED' });
});

it('a comment from before a later revision tells what its section says now', async () => {
  const content = completeContent();
  const { id } = await stage.application({ status: 'submitted', content });
  const place = (await add('asistent', id, { comment: 'Ko odgovara?', section: 'activities' })).id;
  await add('asistent', id, { comment: 'Dobro.', section: 'story' });
  const [activity] = content.projectActivities;
  const later = {
    ...content,
    projectActivities: [{ ...activity, name: 'Nova klupa', responsible: 'clan' }],
  };
  await app.platform.db.pool.query(
    `WITH later AS (INSERT INTO application_revisions
       (application_id, number, content, submitted_by, submitted_at)
       SELECT application_id, 2, $2, submitted_by, submitted_at
       FROM application_revisions WHERE application_id = $1)
     UPDATE applications SET submitted_revision = 2, content = $2 WHERE id = $1`,
    [id, later],
  );
  const params = { id, commentId: place };
  const seen = async (who: Who) =>
    (await as(who).call(commentsApi.changes, { params })).data.map(({ path }) => path);
  expect(await seen('asistent')).toEqual(
    expect.arrayContaining(['projectActivities.0.name', 'projectActivities.0.responsible']),
  );
  expect(await seen('clan')).not.toContain('projectActivities.0.responsible');
  const [about, unchanged] = await list('clan', id);
  expect(about?.changes).toBe((await seen('clan')).length);
  expect(unchanged?.changes).toBe(0);
});

it('sent again after a lost answer it stands once, and is told of once', async () => {
  const { id, slug } = await stage.application({ status: 'submitted' });
  const other = await stage.application({ status: 'submitted' });
  const body = { id: newId(), comment: 'Koliko stolica?' };
  const first = await add('odbor1', id, body);
  expect(first.id).toBe(body.id);
  const [again, meanwhile] = await Promise.all([
    add('odbor1', id, body),
    add('odbor1', id, { ...body, comment: 'Koliko stolica treba?' }),
  ]);
  expect([again.comment, meanwhile.comment]).toEqual([body.comment, body.comment]);
  expect(await list('vlasnik', id)).toHaveLength(1);
  expect(await notices('vlasnik', slug)).toHaveLength(1);
  for (const refused of [
    await send('clan', id, body),
    await send('odbor1', id, { ...body, audience: 'board' }),
    await send('odbor1', other.id, body),
  ]) {
    expect(refused.error.code).toBe('ALREADY_EXISTS');
  }
});

it('holds so many', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const createdAt = app.clock.now();
  const last = commentLimits.kept - 1;
  await app.platform.db.transaction(async (tx) => {
    const { id: first } = await createComment(tx, { id }, stage.people.clan, { createdAt });
    await tx.execute(`INSERT INTO application_comments
      SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      FROM application_comments c, generate_series(2, ${last}) WHERE c.id = '${first}'`);
  });
  const both = await Promise.all(['Prvi', 'Drugi'].map((comment) => send('clan', id, { comment })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
