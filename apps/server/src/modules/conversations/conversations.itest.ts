import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createMessage } from './conversations.factory.ts';
import { talkersOf } from './conversations.testing.ts';
import { insertMessages } from './messages.repo.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, start, member, connect, box, page, texts, counts, idOf, pair } = talk;

const minute = 60_000;

describe('a conversation of two', () => {
  it('is one, whoever opens it and however often at once', async () => {
    const [amra, beno] = [await member(), await member()];
    await connect(amra, beno);
    const opened = await Promise.all([start(amra, beno), start(beno, amra), start(amra, beno)]);
    expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
    // Nothing was written: it is in nobody's list.
    expect([await box(amra), await box(beno)]).toEqual([[], []]);
  });

  it('lists its last message and what is unread, and forgets that once it is read', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, 'Zdravo!');
    const last = (await write(amra, id, 'Vidimo se u pet?')).data;
    const [listed] = await box(beno);
    expect(listed).toMatchObject({
      id,
      name: amra.name,
      isGroup: false,
      state: 'active',
      otherParticipant: { id: amra.id, name: amra.name },
      lastMessage: { id: last.id, content: 'Vidimo se u pet?', isOwn: false },
      unreadCount: 2,
    });
    expect((await box(amra))[0]).toMatchObject({ lastMessage: { isOwn: true }, unreadCount: 0 });
    expect(await counts(beno)).toEqual({ unread: 2, requests: 0 });
    expect((await talk.read(beno, id, last.id)).status).toBe(200);
    expect(await counts(beno)).toEqual({ unread: 0, requests: 0 });
    expect((await box(beno))[0]?.unreadCount).toBe(0);
  });

  it('answers a poll with 304 while nothing changed, without a query', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, 'Zdravo!');
    for (const call of [conversationsApi.list, conversationsApi.unreadCount]) {
      const first = await as(beno).call(call, {});
      const etag = String(first.headers.etag);
      expect((await as(beno).call(call, {}, { 'if-none-match': etag })).status).toBe(304);
      await write(amra, id, 'Jesi tu?');
      expect((await as(beno).call(call, {}, { 'if-none-match': etag })).status).toBe(200);
    }
  });

  it('is not there for others', async () => {
    const { amra, id } = await pair();
    const other = await member();
    const { id: messageId } = (await write(amra, id, 'Zdravo!')).data;
    for (const answer of [
      await talk.open(other, id),
      await write(other, id, 'I ja!'),
      await as(other).call(conversationsApi.messages, { params: { id } }),
      await talk.read(other, id, messageId),
      await talk.react(other, messageId, 'like'),
      await as(other).call(conversationsApi.typing, { params: { id } }),
      await as(amra).call(conversationsApi.start, { body: { userIds: [amra.id] } }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('a message', () => {
  it('sent fifty times at once with the same client id is written once', async () => {
    const { amra, beno, id } = await pair();
    const clientId = newId();
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => write(amra, id, 'Jednom.', { clientId })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(await texts(beno, id)).toEqual(['Jednom.']);
    expect(await counts(beno)).toEqual({ unread: 1, requests: 0 });
  });

  it('of two who write at once stands in one order for both, without gaps or doubles', async () => {
    const { amra, beno, id } = await pair();
    await Promise.all(
      [amra, beno].map(async (one) => {
        for (let n = 1; n <= 12; n += 1) await write(one, id, `${one.id} ${n}`);
      }),
    );
    const order = await texts(amra, id);
    expect(await texts(beno, id)).toEqual(order);
    for (const { id: who } of [amra, beno]) {
      const own = order.filter((text) => text?.startsWith(who));
      expect(own).toEqual(Array.from({ length: 12 }, (_, n) => `${who} ${n + 1}`));
    }
    const first = await page(amra, id, { limit: 10 });
    const rest = await page(amra, id, { limit: 100, after: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ content }) => content).reverse()).toEqual(order);
  });

  it('of many at the same moment is written each by its own right', async () => {
    const pairs = await Promise.all(Array.from({ length: 6 }, pair));
    const other = await member();
    for (const one of pairs) await write(one.amra, one.id, 'Prva');
    const sent = await Promise.all(
      pairs.flatMap(({ amra, beno, id }) => [
        write(amra, id, 'Od Amre'),
        write(other, id, 'Uljez'),
        write(beno, id, 'Od Bene'),
      ]),
    );
    expect(sent.map(({ status }) => status)).toEqual(pairs.flatMap(() => [200, 404, 200]));
    for (const { beno, id } of pairs) {
      expect((await texts(beno, id)).sort()).toEqual(['Od Amre', 'Od Bene', 'Prva']);
      // To have written is not to have read: what came meanwhile waits.
      expect((await box(beno))[0]?.unreadCount).toBe(2);
    }
  });

  it('is changed and deleted by its sender for fifteen minutes', async () => {
    const { amra, beno, id } = await pair();
    const change = (by: typeof amra, message: string) =>
      as(by).call(conversationsApi.change, {
        params: { id: message },
        body: { content: 'Drugo.' },
      });
    const remove = (by: typeof amra, message: string) =>
      as(by).call(conversationsApi.remove, { params: { id: message } });
    const createdAt = new Date(app.clock.now().getTime() - 15 * minute);
    const late = await app.platform.db.transaction((tx) =>
      createMessage(tx, { id }, amra, { createdAt, content: 'Kasno.' }),
    );
    const [one, two] = [
      (await write(amra, id, 'Prvo.')).data,
      (await write(amra, id, 'Za brisanje.')).data,
    ];
    expect(one.changeableUntil).not.toBeNull();
    await talk.react(beno, two.id, 'love');
    expect((await change(beno, one.id)).status).toBe(404);
    expect((await remove(beno, one.id)).status).toBe(404);
    app.clock.forward(15 * minute - 1);
    expect((await change(amra, one.id)).data).toMatchObject({ content: 'Drugo.', isOwn: true });
    expect((await remove(amra, two.id)).data).toMatchObject({
      content: '',
      isDeleted: true,
      changeableUntil: null,
      reactions: [],
    });
    const [gone, changed] = (await page(beno, id)).items;
    expect(changed).toMatchObject({ content: 'Drugo.', editedAt: app.clock.now().toISOString() });
    expect(gone).toMatchObject({ content: '', isDeleted: true, editedAt: null });
    expect((await remove(amra, two.id)).status).toBe(404);
    for (const refused of [await change(amra, late.id), await remove(amra, late.id)]) {
      expect([refused.status, refused.error.code]).toEqual([409, 'MESSAGE_FIXED']);
    }
    expect(await counts(beno)).toEqual({ unread: 2, requests: 0 });
  });

  it('quotes another of the same conversation alone', async () => {
    const { amra, beno, id } = await pair();
    const elsewhere = await pair();
    const { id: quotedId } = (await write(amra, id, 'Ko donosi stolice?')).data;
    const answer = await write(beno, id, 'Ja.', { quotedId });
    expect(answer.data.quoted).toMatchObject({
      id: quotedId,
      senderName: amra.name,
      isOwn: false,
      content: 'Ko donosi stolice?',
    });
    const other = await write(elsewhere.amra, elsewhere.id, 'Tuđe', { quotedId });
    expect([other.status, other.error.code]).toEqual([400, 'VALIDATION']);
    expect(
      (await as(amra).call(conversationsApi.remove, { params: { id: quotedId } })).status,
    ).toBe(200);
    expect((await page(beno, id)).items[0]?.quoted).toMatchObject({ content: '', isDeleted: true });
  });

  it('has one reaction of each, changed and taken back', async () => {
    const { amra, beno, id } = await pair();
    const { id: messageId } = (await write(amra, id, 'Uspjeli smo!')).data;
    await talk.react(beno, messageId, 'like');
    await talk.react(beno, messageId, 'love');
    await talk.react(amra, messageId, 'love');
    const of = async (who: typeof amra) => (await page(who, id)).items[0]?.reactions;
    expect(await of(beno)).toEqual([{ reaction: 'love', count: 2, isOwn: true }]);
    await talk.react(beno, messageId, null);
    expect(await of(beno)).toEqual([{ reaction: 'love', count: 1, isOwn: false }]);
  });

  it.each([
    ['nothing', ''],
    ['blanks alone', ' \n '],
    ['too much', 'x'.repeat(conversationLimits.message + 1)],
  ])('has not %s', async (_, content) => {
    const { amra, id } = await pair();
    expect((await write(amra, id, content)).status).toBe(400);
  });

  it('comes at most so often from one member', async () => {
    const { amra, id } = await pair();
    const sent = await Promise.all(Array.from({ length: 121 }, (_, n) => write(amra, id, `${n}`)));
    expect(sent.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('what others learn', () => {
  it('of reading is told by both who say it', async () => {
    const { amra, beno, id } = await pair();
    const { id: messageId } = (await write(amra, id, 'Jesi vidio?')).data;
    await talk.read(beno, id, messageId);
    const marks = async () => (await page(amra, id)).readUpTo;
    expect(await marks()).toEqual([{ userId: beno.id, name: beno.name, messageId }]);
    const set = (by: typeof amra, readReceipts: boolean) =>
      as(by).call(conversationsApi.setSettings, { body: { readReceipts } });
    for (const one of [amra, beno]) {
      expect((await set(one, false)).data.readReceipts).toBe(false);
      expect(await marks()).toEqual([]);
      await set(one, true);
    }
    expect(await marks()).toHaveLength(1);
  });

  it('of writing is told while it lasts', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, 'Zdravo!');
    const typing = () => as(amra).call(conversationsApi.typing, { params: { id } });
    expect((await typing()).status).toBe(200);
    expect((await page(beno, id)).typing).toEqual([amra.name]);
    expect((await page(amra, id)).typing).toEqual([]);
    await write(amra, id, 'Evo.');
    expect((await page(beno, id)).typing).toEqual([]);
    await typing();
    app.clock.forward(9_000);
    expect((await page(beno, id)).typing).toEqual([]);
  });
});

it('lots of two copies that hold the same conversations in other orders never wait for each other', async () => {
  const [one, two] = [await pair(), await pair()];
  const { db } = app.platform;
  const row = ({ amra, id }: typeof one, n: number) => ({
    id: newId(),
    conversationId: id,
    senderId: amra.id,
    clientId: newId(),
    content: `${n}`,
    createdAt: app.clock.now(),
  });
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      db.transaction((tx) => {
        const rows = [row(one, n), row(two, n)];
        return insertMessages(tx, n % 2 === 0 ? rows : rows.reverse());
      }),
    ),
  );
  for (const { beno, id } of [one, two]) {
    expect((await texts(beno, id)).map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n),
    );
    expect((await box(beno))[0]?.unreadCount).toBe(30);
  }
});

it('tells the pages that are open, and of a refusal nobody', async () => {
  const { amra, beno, id } = await pair();
  const heard: string[] = [];
  const stop = app.platform.signals.subscribe((topic) => void heard.push(topic));
  const news = async (work: () => Promise<unknown>) => {
    heard.length = 0;
    await work();
    return heard.filter((topic) => /^(conversation|user):/.test(topic)).sort();
  };
  const [open, own, others] = [`conversation:${id}`, `user:${amra.id}`, `user:${beno.id}`];
  let messageId = '';
  const wrote = await news(async () => {
    messageId = (await write(amra, id, 'Zdravo!')).data.id;
  });
  expect(wrote).toEqual([open, own, others].sort());
  expect(await news(() => talk.react(beno, messageId, 'like'))).toEqual([open]);
  expect(await news(() => talk.read(beno, id, messageId))).toEqual([open, others].sort());
  expect(await news(() => talk.read(beno, id, messageId))).toEqual([]);
  const stranger = await member();
  const asked = await idOf(start(stranger, beno));
  await write(stranger, asked, 'Zdravo!');
  expect(await news(() => talk.move(beno, asked, 'decline'))).toEqual([others]);
  stop();
});
