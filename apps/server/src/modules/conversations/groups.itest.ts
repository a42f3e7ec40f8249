import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createGroup } from './conversations.factory.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, member, connect, box, page, texts, counts, idOf, open, move, block } = talk;

/** A group of who made it and two connections, who have not answered. */
async function asked() {
  const [amra, beno, cela] = [await member(), await member(), await member()];
  await connect(amra, beno);
  await connect(amra, cela);
  return { amra, beno, cela, id: await idOf(talk.start(amra, beno, cela)) };
}

/** The same, all of them in. */
async function group() {
  const made = await asked();
  await move(made.beno, made.id, 'accept');
  await move(made.cela, made.id, 'accept');
  return made;
}
const add = (by: Talker, id: string, ...others: readonly Talker[]) =>
  as(by).call(conversationsApi.addMembers, {
    params: { id },
    body: { userIds: others.map((one) => one.id) },
  });
const remove = (by: Talker, id: string, { id: userId }: Talker) =>
  as(by).call(conversationsApi.removeMember, { params: { id, userId } });

describe('an invitation to a group', () => {
  it('waits apart, shows who is in it, and nothing of what is written before it is accepted', async () => {
    const { amra, beno, cela, id } = await asked();
    await write(amra, id, 'Dobro došli!');
    expect(await box(beno)).toEqual([]);
    expect(await counts(beno)).toEqual({ unread: 0, requests: 1 });
    const [request] = await box(beno, 'requests');
    expect(request).toMatchObject({
      id,
      isGroup: true,
      otherParticipant: null,
      askedBy: { id: amra.id },
      memberCount: 3,
      lastMessage: null,
    });
    expect(request?.faces.map((one) => one.id).sort()).toEqual([amra.id, cela.id].sort());
    expect((await page(beno, id)).items).toEqual([]);
    expect((await open(beno, id)).data).toMatchObject({ whyNot: 'request', canLeave: false });
    expect((await write(beno, id, 'Zdravo')).error.code).toBe('WRONG_STATUS');
    await move(beno, id, 'accept');
    expect(await texts(beno, id)).toEqual(['Dobro došli!', 'joined']);
    expect((await write(beno, id, 'Tu sam.')).status).toBe(200);
    expect(await counts(amra)).toMatchObject({ unread: 1 });
    expect(await counts(cela)).toEqual({ unread: 0, requests: 1 });
  });

  it('gives no right to its messages: they are neither marked as read, reported, shown nor answered', async () => {
    const { amra, beno, cela, id } = await asked();
    const { id: messageId } = (await write(amra, id, 'Samo za one koji su tu.')).data;
    const report = (by: Talker, subjectId: string, context: string[] = []) =>
      as(by).call(reportsApi.report, {
        body: { kind: 'message', subjectId, fault: 'insult', text: '', context },
      });
    const did = async () => [
      (await talk.read(beno, id, messageId)).status,
      (await report(beno, messageId)).status,
      (await talk.react(beno, messageId, 'like')).status,
    ];
    expect(await did()).toEqual([404, 404, 404]);
    const { rows } = await app.platform.db.pool.query(
      'SELECT read_number FROM conversation_members WHERE conversation_id = $1 AND user_id = $2',
      [id, beno.id],
    );
    expect(rows).toEqual([{ read_number: 0 }]);
    // Nor is one shown beside a report on what somebody else wrote to them.
    await connect(beno, cela);
    const between = await idOf(talk.start(cela, beno));
    const { id: other } = (await write(cela, between, 'Ružno.')).data;
    expect((await report(beno, other, [messageId])).status).toBe(400);
    await move(beno, id, 'accept');
    expect(await did()).toEqual([200, 200, 200]);
  });

  it('is refused without a word, by who may not be asked again soon', async () => {
    const { amra, beno, id } = await asked();
    const members = async () => (await open(amra, id)).data.members;
    const before = await members();
    await move(beno, id, 'decline');
    expect(await members()).toEqual(before);
    expect((await add(amra, id, beno)).status).toBe(200);
    expect(await box(beno, 'requests')).toEqual([]);
    expect((await open(beno, id)).status).toBe(404);
    // However often who made it takes them out and adds them again: they see the same as before.
    for (const _ of [1, 2]) {
      expect((await remove(amra, id, beno)).data.members).toHaveLength(2);
      expect((await remove(amra, id, beno)).status).toBe(404);
      expect((await add(amra, id, beno)).status).toBe(200);
      expect(await members()).toEqual(before);
      expect(await box(beno, 'requests')).toEqual([]);
    }
    await remove(amra, id, beno);
    await app.platform.db.pool.query(
      "UPDATE conversation_members SET since = since - interval '30 days' WHERE user_id = $1",
      [beno.id],
    );
    expect((await add(amra, id, beno)).status).toBe(200);
    expect(await box(beno, 'requests')).toHaveLength(1);
  });

  it('reaches connections alone, and of them who takes it', async () => {
    const [amra, beno, stranger] = [await member(), await member(), await member()];
    await connect(amra, beno);
    const refused = await talk.start(amra, beno, stranger);
    expect([refused.status, refused.error.code]).toEqual([409, 'NOT_ADDABLE']);
    expect(refused.error.details).toEqual({ userIds: [stranger.id] });
    await connect(amra, stranger);
    await as(beno).call(conversationsApi.setSettings, { body: { groups: 'nobody' } });
    expect((await talk.start(amra, beno, stranger)).error.details).toEqual({ userIds: [beno.id] });
    expect((await talk.start(amra, stranger, amra)).status).toBe(400);
  });
});

describe('a group', () => {
  it('is named, left, and shrunk by who made it', async () => {
    const { amra, beno, cela, id } = await group();
    const rename = (by: Talker, name: string) =>
      as(by).call(conversationsApi.rename, { params: { id }, body: { name } });
    expect((await rename(beno, '  Muzička soba ')).data).toMatchObject({ name: 'Muzička soba' });
    expect((await remove(beno, id, cela)).error.code).toBe('FORBIDDEN');
    expect((await remove(amra, id, amra)).status).toBe(404);
    const left = await remove(amra, id, cela);
    expect(left.data.members.map(({ person }) => person.id).sort()).toEqual(
      [amra.id, beno.id].sort(),
    );
    expect((await open(cela, id)).status).toBe(404);
    expect(await box(cela)).toEqual([]);
    expect((await move(beno, id, 'leave')).status).toBe(200);
    expect((await open(beno, id)).status).toBe(404);
    expect((await write(beno, id, 'Još tu?')).status).toBe(404);
    expect(await texts(amra, id)).toEqual(['joined', 'joined', 'renamed', 'removed', 'left']);
    // Lines are no messages: nothing is unread by them.
    expect(await counts(amra)).toEqual({ unread: 0, requests: 0 });
  });

  it('shows who came back what was written since', async () => {
    const { amra, beno, id } = await group();
    await write(amra, id, 'Prije.');
    await move(beno, id, 'leave');
    await write(amra, id, 'Dok te nije bilo.');
    expect((await add(amra, id, beno)).status).toBe(200);
    await write(amra, id, 'Dobro došao nazad.');
    await move(beno, id, 'accept');
    expect(await texts(beno, id)).toEqual(['Dobro došao nazad.', 'joined']);
    expect(await counts(beno)).toMatchObject({ unread: 1 });
  });

  it('is not left by two who write to each other alone', async () => {
    const [amra, beno] = [await member(), await member()];
    await connect(amra, beno);
    const id = await idOf(talk.start(amra, beno));
    for (const refused of [
      await move(amra, id, 'leave'),
      await add(amra, id, await member()),
      await as(amra).call(conversationsApi.rename, { params: { id }, body: { name: 'Mi' } }),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([409, 'WRONG_STATUS']);
    }
  });

  it('has at most fifty members', async () => {
    const [amra, last, beyond] = [await member(), await member(), await member()];
    await connect(amra, last);
    await connect(amra, beyond);
    const { pool } = app.platform.db;
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO users (id, email, first_name, last_name, language, created_at)
       SELECT gen_random_uuid(), 'g' || n || '.' || $1 || '@b.ba', 'G', 'G', 'bhs', now()
       FROM generate_series(1, $2) AS n RETURNING id`,
      [amra.id, conversationLimits.members - 2],
    );
    const { id } = await app.platform.db.transaction((tx) =>
      createGroup(tx, amra, { members: rows }),
    );
    expect((await add(amra, id, last)).status).toBe(200);
    const full = await add(amra, id, beyond);
    expect([full.status, full.error.code]).toEqual([409, 'TOO_MANY_ITEMS']);
  });

  it('hides who is apart from each other, whatever they write, quote, answer or do', async () => {
    const { amra, beno, cela, id } = await group();
    const { id: quotedId } = (await write(beno, id, 'Od Bene.')).data;
    await write(amra, id, 'Amra citira.', { quotedId });
    await block(cela, beno);
    await write(beno, id, 'Poslije blokade.');
    const { id: seenId } = (await write(amra, id, 'Za sve.')).data;
    await talk.react(beno, seenId, 'like');
    for (const one of [amra, beno]) await talk.read(one, id, seenId);
    await as(beno).call(conversationsApi.typing, { params: { id } });

    const { items, readUpTo, typing } = await page(cela, id);
    expect(items.map(({ content, event }) => event ?? content)).toEqual([
      'Za sve.',
      'Amra citira.',
      'joined',
    ]);
    expect(items[1]?.quoted).toBeNull();
    expect(items[0]?.reactions).toEqual([]);
    expect([readUpTo.map(({ userId }) => userId), typing]).toEqual([[amra.id], []]);
    const { members } = (await open(cela, id)).data;
    expect(members.map(({ person }) => person.id).sort()).toEqual([amra.id, cela.id].sort());
    expect((await box(cela))[0]).toMatchObject({ memberCount: 2, unreadCount: 2 });
    expect(await counts(cela)).toMatchObject({ unread: 2 });
    const found = await as(cela).call(conversationsApi.search, { query: { q: 'blokade' } });
    expect(found.data.items).toEqual([]);
    // And the other way.
    await write(cela, id, 'Od Cele.');
    expect((await texts(beno, id)).includes('Od Cele.')).toBe(false);
    expect((await box(beno))[0]?.lastMessage?.content).toBe('Za sve.');
    expect((await talk.react(beno, (await page(cela, id)).items[0]?.id ?? '', 'like')).status).toBe(
      404,
    );
    // Others see both.
    expect((await page(amra, id)).items[0]?.content).toBe('Od Cele.');
    await as(cela).call(networkApi.unblock, { params: { userId: beno.id } });
    expect(await texts(cela, id)).toContain('Poslije blokade.');
  });

  it('of a member who was asked by somebody apart from them is not there', async () => {
    const { amra, beno, id } = await asked();
    await block(beno, amra);
    expect((await open(beno, id)).status).toBe(404);
    expect(await box(beno, 'requests')).toEqual([]);
    expect((await remove(amra, id, beno)).status).toBe(404);
    expect((await write(amra, newId(), 'Nigdje')).status).toBe(404);
  });
});
