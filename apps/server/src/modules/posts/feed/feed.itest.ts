import { feedApi, postsApi } from '@app/contracts/posts/posts.api';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createProfile } from '../../profiles/profiles.factory.ts';
import { createPost, type PostPlan } from '../posts.factory.ts';
import { postsStage, type TestMember } from '../posts.testing.ts';

const app = setUpApp();
const { as, member, connect, follow, tx, feed, wholeFeed, posted } = postsStage(app);

let reader: TestMember;

beforeEach(async () => {
  await app.platform.db.pool.query('TRUNCATE posts CASCADE');
  reader = await member();
});

const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * hour);
const post = (by: TestMember, hours: number, plan: PostPlan = {}) =>
  tx((open) => createPost(open, by, { createdAt: ago(hours), ...plan }));
const living = (who: TestMember, place: string, interests: string[] = []) =>
  tx((open) => createProfile(open, who.id, { place, interests }, ago(500)));
const choose = (order: 'explained' | 'time', mutedWords: string[]) =>
  as(reader).call(feedApi.choose, { body: { order, mutedWords } });
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the order', () => {
  it('is explained: people first, then what is shared, then everybody, each with its reason', async () => {
    const [friend, followed, neighbour, stranger] = [
      await member(),
      await member(),
      await member(),
      await member(),
    ];
    await connect(reader, friend);
    await follow(reader, followed);
    await living(reader, 'Tuzla, Slatina');
    const everyone = await post(stranger, 1);
    const place = await post(neighbour, 2, { circles: ['place:tuzla', 'interest:arts'] });
    const follows = await post(followed, 30);
    const connection = await post(friend, 40, { visibility: 'connections' });
    const own = await post(reader, 50, { visibility: 'private' });
    const { items, next, order } = await feed(reader);
    expect({ next, order }).toEqual({ next: null, order: 'explained' });
    expect(items.map(({ id, reason }) => [id, reason?.kind, reason?.name])).toEqual([
      [follows.id, 'follow', ''],
      [connection.id, 'connection', ''],
      [own.id, 'own', ''],
      [place.id, 'place', 'Tuzla'],
      [everyone.id, 'everyone', ''],
    ]);
    const byTime = await feed(reader, { order: 'time' });
    expect(ids(byTime.items)).toEqual(
      [everyone, place, follows, connection, own].map(({ id }) => id),
    );
    expect(byTime.items[1]?.reason).toEqual({ kind: 'place', name: 'Tuzla' });
  });

  it('lets what is old fall behind, whoever wrote it', async () => {
    const [friend, stranger] = [await member(), await member()];
    await connect(reader, friend);
    const old = await post(friend, 8 * 24);
    const fresh = await post(stranger, 1);
    expect(ids((await feed(reader)).items)).toEqual([fresh.id, old.id]);
  });

  it('is kept as the reader chose, and may be another for once', async () => {
    expect((await choose('time', [])).data.order).toBe('time');
    expect((await as(reader).call(feedApi.settings, {})).data.order).toBe('time');
    expect((await feed(reader)).order).toBe('time');
    expect((await feed(reader, { order: 'explained' })).order).toBe('explained');
  });

  it.each(['explained', 'time'] as const)(
    '%s, tells every post once, page after page',
    async (order) => {
      const people = [await member(), await member(), await member(), await member()];
      const [friend, followed, neighbour] = people as [TestMember, TestMember, TestMember];
      await connect(reader, friend);
      await follow(reader, followed);
      await living(reader, 'Tuzla');
      for (let n = 0; n < 60; n += 1) {
        const by = people[n % people.length] as TestMember;
        const circles = by === neighbour ? ['place:tuzla', 'bank:tuzla'] : [];
        // Every fifth of one moment with the one before.
        await post(by, n - (n % 5 === 0 ? 1 : 0), { circles });
      }
      const pages = await wholeFeed(reader, { order, limit: 7 });
      expect(new Set(ids(pages)).size).toBe(60);
      expect(ids(pages)).toEqual(ids(await wholeFeed(reader, { order, limit: 100 })));
    },
  );

  it('reads on where most is left out', async () => {
    const [loud, rare] = [await member(), await member()];
    const { pool } = app.platform.db;
    const kept = await post(rare, 400);
    const one = await post(loud, 1);
    await pool.query(
      `INSERT INTO posts (id, author_id, content, type, visibility, metadata, created_at)
       SELECT gen_random_uuid(), author_id, content, type, visibility, metadata,
         created_at - n * interval '1 minute'
       FROM posts, generate_series(1, 450) AS n WHERE id = $1`,
      [one.id],
    );
    await as(reader).call(feedApi.mute, { params: { userId: loud.id } });
    expect(ids(await wholeFeed(reader))).toEqual([kept.id]);
  });
});

describe('left out of a feed', () => {
  it('is whom the reader muted, until they want to read them again; nobody else', async () => {
    const loud = await member();
    const { id } = await post(loud, 1);
    const params = { userId: loud.id };
    expect((await as(reader).call(feedApi.mute, { params })).status).toBe(200);
    expect(ids((await feed(reader)).items)).toEqual([]);
    expect(ids((await feed(await member())).items)).toEqual([id]);
    expect((await as(reader).call(postsApi.read, { params: { id } })).status).toBe(200);
    const { items } = (await as(reader).call(feedApi.mutes, {})).data;
    expect(items.map(({ person }) => person.id)).toEqual([loud.id]);
    expect((await as(reader).call(feedApi.unmute, { params })).status).toBe(200);
    expect((await as(reader).call(feedApi.unmute, { params })).status).toBe(404);
    expect(ids((await feed(reader)).items)).toEqual([id]);
  });

  it('is what the reader hid, and what holds a word that they do not want to read', async () => {
    const author = await member();
    const hidden = await post(author, 1);
    await post(author, 2, { content: 'Nova KLADIONICA kod pošte!' });
    const shown = await post(author, 3, { content: 'Kladioničari su otišli.' });
    await choose('explained', ['kladionica']);
    const params = { id: hidden.id };
    await as(reader).call(postsApi.hide, { params, body: { isHidden: true } });
    expect(ids((await feed(reader)).items)).toEqual([shown.id]);
    expect((await as(reader).call(postsApi.read, { params })).data.isHidden).toBe(true);
    await as(reader).call(postsApi.hide, { params, body: { isHidden: false } });
    expect(ids((await feed(reader)).items)).toEqual([hidden.id, shown.id]);
  });

  it('is what others share of whom the reader muted, and in such words; in a poll, a link or a picture too', async () => {
    const [friend, loud, plain] = [await member(), await member(), await member()];
    const [ofLoud, ofPlain] = [await posted(loud), await posted(plain, { content: 'Kladionica.' })];
    const own = await posted(reader, { content: 'Kladionica je zatvorena.' });
    const { since } = await feed(reader);
    app.clock.forward(60_000);
    await posted(friend, { sharedPostId: ofLoud.id });
    await posted(friend, { sharedPostId: ofPlain.id });
    await posted(friend, {
      content: 'Šta mislite?',
      type: 'poll',
      metadata: {
        pollOptions: ['Kladionica', 'Knjižara'],
        pollEndsAt: new Date(app.clock.now().getTime() + 2 * hour).toISOString(),
      },
    });
    const shared = await posted(friend, { content: 'Tačno!', sharedPostId: own.id });
    await as(reader).call(feedApi.mute, { params: { userId: loud.id } });
    await choose('time', ['kladionica']);
    expect(ids((await feed(reader)).items)).toEqual([shared.id, own.id]);
    const { data } = await as(reader).call(postsApi.news, { query: { than: since } });
    expect(data).toEqual({ count: 1, more: false });
  });

  it('is nobody’s own word, muted or not', async () => {
    await choose('explained', ['kladionica']);
    const own = await post(reader, 1, {
      content: 'Dosta mi je kladionica, i one kladionica kod pošte.',
    });
    expect(ids((await feed(reader)).items)).toEqual([own.id]);
  });
});

describe('news', () => {
  const news = async (than: string) =>
    (await as(reader).call(postsApi.news, { query: { than } })).data;

  it('are what came since and would stand on the first page', async () => {
    const [friend, stranger] = [await member(), await member()];
    await connect(reader, friend);
    for (let n = 1; n <= 3; n += 1) await post(friend, n);
    const { since } = await feed(reader, { limit: 2 });
    expect(await news(since)).toEqual({ count: 0, more: false });
    app.clock.forward(60_000);
    await posted(stranger);
    await posted(reader);
    // A stranger's stands further down.
    expect(await news(since)).toEqual({ count: 0, more: false });
    await posted(friend, { visibility: 'connections' });
    expect(await news(since)).toEqual({ count: 1, more: false });
    const byTime = await feed(reader, { order: 'time', limit: 2 });
    expect(ids(byTime.items)).toHaveLength(2);
  });

  it('are counted up to twenty, and are told as unchanged while they are', async () => {
    const stranger = await member();
    const { since } = await feed(reader);
    app.clock.forward(60_000);
    for (let n = 0; n < 21; n += 1) await post(stranger, 0);
    expect(await news(since)).toEqual({ count: 20, more: true });
    const url = `/api/posts/newer?than=${since}`;
    const authorization = `Bearer ${reader.token}`;
    const first = await app.http.inject({ url, headers: { authorization } });
    const etag = String(first.headers.etag);
    const again = await app.http.inject({ url, headers: { authorization, 'if-none-match': etag } });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  });

  it('are asked by a place of the feed alone', async () => {
    const answer = await as(reader).call(postsApi.news, { query: { than: 'jučer' } });
    expect(answer.status).toBe(400);
    const beyond = await as(reader).call(postsApi.feed, { query: { after: 'jučer' } });
    expect(beyond.status).toBe(400);
  });
});
