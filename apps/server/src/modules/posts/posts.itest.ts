import { filesApi } from '@app/contracts/files/files.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { postLimits } from '@app/domain/posts/post';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { onePixel } from '../../samples/forms.ts';
import { mentionOf, postsStage, type TestMember } from './posts.testing.ts';

const app = setUpApp();
const { as, member, connect, block, posted, write, read, change, comment, react, activity, news } =
  postsStage(app);

let author: TestMember;
let friend: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  author = await member({ firstName: 'Adnan', lastName: 'Mehić' });
  friend = await member({ firstName: 'Emir', lastName: 'Delić' });
  stranger = await member({ firstName: 'Ivana', lastName: 'Oršolić' });
  await connect(author, friend);
});

const poll = (endsAt: string) => ({
  type: 'poll' as const,
  metadata: { pollOptions: ['Utorak', 'Subota'] as [string, string], pollEndsAt: endsAt },
});
const inHours = (hours: number) =>
  new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

beforeEach(() => app.platform.db.pool.query('DELETE FROM notifications'));

describe('writing', () => {
  it('keeps what belongs to the type, and nothing else', async () => {
    const sent = {
      courseName: 'Zavarivanje',
      recommendedPerson: { userId: friend.id, name: friend.name },
      ...poll(inHours(2)).metadata,
    };
    const personalDataOf = async (
      type: 'status' | 'course_completion' | 'recommendation' | 'poll',
    ) => {
      const { courseName, recommendedPerson, pollOptions } = (
        await posted(author, { type, metadata: sent })
      ).metadata;
      return [courseName, recommendedPerson?.name ?? null, pollOptions?.length ?? 0];
    };
    expect(await personalDataOf('status')).toEqual(['', null, 0]);
    expect(await personalDataOf('course_completion')).toEqual(['Zavarivanje', null, 0]);
    expect(await personalDataOf('recommendation')).toEqual(['', friend.name, 0]);
    expect(await personalDataOf('poll')).toEqual(['', null, 2]);
  });

  it('recommends a member, who is told, or anybody by their name', async () => {
    const named = (name: string, userId: string | null) =>
      posted(author, {
        type: 'recommendation',
        metadata: { recommendedPerson: { name, userId } },
      });
    const known = await named(friend.name, friend.id);
    expect(known.metadata.recommendedPerson).toMatchObject({ userId: friend.id });
    expect(await news(friend)).toEqual([`${author.name} te preporučuje u objavi.`]);
    const other = await named('Hasan Kovač', null);
    expect(other.metadata.recommendedPerson).toEqual({
      userId: null,
      name: 'Hasan Kovač',
      profileSlug: null,
    });
  });

  it.each([
    ['no words', { content: '  \n ' }, { content: 'Sadržaj objave je obavezan' }],
    ['no course', { type: 'course_completion' }, { 'metadata.courseName': expect.any(String) }],
    [
      'no end of a poll',
      { type: 'poll', metadata: { pollOptions: ['Da', 'Ne'] } },
      { 'metadata.pollEndsAt': expect.any(String) },
    ],
    [
      'a poll of one',
      { type: 'poll', metadata: { pollOptions: ['Da'] } },
      { 'metadata.pollOptions': expect.any(String) },
    ],
    [
      'a poll that is over',
      poll('2026-11-20T11:00:00.000Z'),
      { 'metadata.pollEndsAt': 'Kraj mora biti u budućnosti.' },
    ],
    [
      'a poll without end',
      poll('2027-11-20T11:00:00.000Z'),
      { 'metadata.pollEndsAt': 'Anketa može trajati najviše 30 dana.' },
    ],
    [
      'a foreign picture',
      {
        metadata: {
          attachments: [
            { url: `/api/uploads/${newId()}/a.webp`, fileName: 'a.webp', type: 'image' },
          ],
        },
      },
      { 'metadata.attachments.0.url': expect.any(String) },
    ],
  ] as const)('refuses %s', async (_, body, fields) => {
    const answer = await as(author).call(postsApi.write, {
      body: { content: 'Dobro jutro.', ...body } as never,
    });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toMatchObject(fields);
  });

  const picture = async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(onePixel)]), 'slika.png');
    const request = new Response(form);
    const sent = await app.http.inject({
      method: 'POST',
      url: filesApi.image.path,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${author.token}`,
      },
    });
    const { url, fileName } = sent.json<{ url: string; fileName: string }>();
    return { url, fileName, type: 'image' as const, alt: 'Bicikl' };
  };
  const isThere = async ({ url }: { url: string }) => {
    await app.platform.jobs.drain();
    return (await app.http.inject(url)).statusCode === 200;
  };

  it('takes a picture, remade, and shows it with what is on it', async () => {
    const attachments = [await picture()];
    const { url } = attachments[0] as { url: string };
    const { metadata } = await posted(author, { metadata: { attachments } });
    expect(metadata.attachments).toEqual(attachments);
    expect((await app.http.inject(url)).headers['content-type']).toBe('image/webp');
  });

  it('keeps a picture while a post shows or showed it, and no longer', async () => {
    const [first, second, other] = [await picture(), await picture(), await picture()];
    const { id } = await posted(author, { metadata: { attachments: [first, second] } });
    const kept = await posted(author, { metadata: { attachments: [second, other] } });
    await change(author, id, { content: 'Bez slika.', metadata: { attachments: [] } });
    expect(await isThere(first)).toBe(true);
    await as(author).call(postsApi.remove, { params: { id } });
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    await as(friend).call(reportsApi.report, {
      body: { kind: 'post', subjectId: kept.id, fault: 'insult', text: '', context: [] },
    });
    const moderator = as(await member({ role: 'MODERATOR' }));
    const { items } = (await moderator.call(reportsApi.list, { query: { state: 'open' } })).data;
    const reported = items.find(({ kind }) => kind === 'post');
    const body = { event: 'remove', rule: 'insult', reason: 'Tako ne.' } as const;
    await moderator.call(reportsApi.move, { params: { id: reported?.id ?? '' }, body });
    expect([await isThere(second), await isThere(other)]).toEqual([false, false]);
    const { data } = await read(author, kept.id);
    expect(data.metadata.attachments).toEqual([]);
  });

  it('believes of a link only what the product was told itself', async () => {
    const said = {
      title: 'Tvoja banka',
      description: 'Prijavi se',
      imageUrl: 'https://zlo.ba/a.png',
    };
    const linkPreview = { url: 'https://primjer.ba/clanak', siteName: 'banka', ...said };
    const unknown = await posted(author, { type: 'link', metadata: { linkPreview } });
    expect(unknown.metadata.linkPreview).toEqual({
      url: 'https://primjer.ba/clanak',
      title: 'primjer.ba',
      description: '',
      imageUrl: null,
      siteName: 'primjer.ba',
    });
    await app.platform.db.pool.query(
      `INSERT INTO link_previews VALUES ('https://primjer.ba/clanak', 'https://primjer.ba/clanak',
         'Budžet', 'Pet primjera', '/api/uploads/${newId()}/a.webp', 'primjer.ba', now())`,
    );
    const known = await posted(author, { type: 'link', metadata: { linkPreview } });
    expect(known.metadata.linkPreview).toMatchObject({
      title: 'Budžet',
      description: 'Pet primjera',
    });
    expect(known.metadata.linkPreview?.imageUrl).toMatch(/^\/api\/uploads\//);
  });

  it('at the same moment by many is each written once, and nobody gets another’s', async () => {
    const id = newId();
    const thanks = `Hvala, @${author.name}!`;
    const [first, once, twice, foreign, naming, own] = await Promise.all([
      write(friend, { content: 'Prva.' }),
      write(author, { id, content: 'Jednom.' }),
      write(author, { id, content: 'Jednom.' }),
      write(stranger, { id, content: 'Tuđa.' }),
      write(friend, { content: thanks, metadata: { mentions: [mentionOf(thanks, author)] } }),
      write(stranger, { content: 'Samo za mene.', visibility: 'private' }),
    ]);
    expect(first.data.content).toBe('Prva.');
    expect([once, twice].map(({ data }) => data.id)).toEqual([id, id]);
    expect(foreign.error.code).toBe('ALREADY_EXISTS');
    expect(naming.data.metadata.mentions).toMatchObject([{ userId: author.id }]);
    expect(own.data).toMatchObject({ visibility: 'private', author: { id: stranger.id } });
  });

  it('sent twice is one post, and another’s id is taken', async () => {
    const id = newId();
    const both = await Promise.all([write(author, { id }), write(author, { id })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.map(({ data }) => data.id)).toEqual([id, id]);
    expect((await write(stranger, { id })).status).toBe(409);
    const { items } = (await activity(author, author)).data;
    expect(items.filter(({ post }) => post.id === id)).toHaveLength(1);
  });

  it('is announced to whom it names, as far as they may read it', async () => {
    const content = `Hvala @${friend.name} i @${stranger.name}!`;
    const mentions = [mentionOf(content, friend), mentionOf(content, stranger)];
    await posted(author, { content, visibility: 'private', metadata: { mentions } });
    expect(await news(friend)).toEqual([]);
    const { id } = await posted(author, {
      content,
      visibility: 'connections',
      metadata: { mentions },
    });
    expect(await news(friend)).toEqual([`${author.name} te spominje u objavi.`]);
    expect(await news(stranger)).toEqual([]);
    // Wider now: whom it named before hears of it once it is theirs to read.
    await change(author, id, { content, visibility: 'public', metadata: { mentions } });
    expect(await news(stranger)).toEqual([`${author.name} te spominje u objavi.`]);
    // Whoever read it before knows.
    expect(await news(friend)).toHaveLength(1);
    await change(author, id, { content, visibility: 'private', metadata: { mentions } });
    expect(await news(friend)).toEqual([]);
    await change(author, id, { content, visibility: 'connections', metadata: { mentions } });
    expect(await news(friend)).toHaveLength(1);
  });

  it('names nobody whom the author does not see', async () => {
    const apart = await member({ lastName: 'Odvojena' });
    await block(apart, author);
    const content = `Pozdrav, @${apart.name}!`;
    const { metadata } = await posted(author, {
      content,
      metadata: { mentions: [mentionOf(content, apart)] },
    });
    expect(metadata.mentions).toEqual([]);
    expect(await news(apart)).toEqual([]);
  });
});

describe('changing', () => {
  it('keeps what stood there, for those who could read it then', async () => {
    const { id } = await posted(author, { content: 'Samo za mene.', visibility: 'private' });
    app.clock.forward(1_000);
    await change(author, id, { content: 'U petak u osam.', visibility: 'public' });
    app.clock.forward(1_000);
    const changed = await change(author, id, { content: 'U petak u devet.', visibility: 'public' });
    expect(changed.data).toMatchObject({
      content: 'U petak u devet.',
      editedAt: app.clock.now().toISOString(),
    });
    const versions = async (by: TestMember) =>
      (await as(by).call(postsApi.versions, { params: { id } })).data.items.map(
        ({ content }) => content,
      );
    expect(await versions(author)).toEqual(['U petak u osam.', 'Samo za mene.']);
    expect(await versions(stranger)).toEqual(['U petak u osam.']);
  });

  it('shows what others commented to nobody who could not read it then', async () => {
    const { id } = await posted(author, { visibility: 'connections' });
    await comment(friend, id);
    const wider = await change(author, id, { content: 'Za sve.', visibility: 'public' });
    expect(wider.error.fields).toHaveProperty('visibility');
    expect((await change(author, id, { content: 'Za mene.', visibility: 'private' })).status).toBe(
      200,
    );
    expect((await read(friend, id)).status).toBe(404);
  });
});

describe('a poll', () => {
  const vote = (by: TestMember, id: string, option: 0 | 1) =>
    as(by).call(postsApi.vote, { params: { id }, body: { option } });

  it('takes one vote of each, changed until the end, and tells results to who voted', async () => {
    const { id } = await posted(author, poll(inHours(0.1)));
    const seen = async (by: TestMember) => (await read(by, id)).data.poll;
    expect(await seen(stranger)).toMatchObject({
      votes: null,
      voters: 0,
      own: null,
      isOver: false,
    });
    expect((await vote(friend, id, 0)).data.poll).toMatchObject({ votes: [1, 0], own: 0 });
    expect((await vote(friend, id, 1)).data.poll).toMatchObject({ votes: [0, 1], own: 1 });
    expect(await seen(stranger)).toMatchObject({ votes: null, voters: 1 });
    expect(await seen(author)).toMatchObject({ votes: [0, 1] });
    const other = { ...poll(inHours(2)), content: 'Kad?' };
    expect((await change(author, id, other)).error.fields).toHaveProperty(['metadata.pollEndsAt']);
    const asked = (await read(author, id)).data;
    const { pollOptions, pollEndsAt } = asked.metadata;
    const again = (content: string) =>
      change(author, id, {
        ...{ content, type: 'poll', visibility: asked.visibility },
        metadata: { pollOptions, pollEndsAt },
      });
    expect((await again('Ko ne dolazi?')).error.fields).toEqual({
      content: 'Neko je već glasao, pa tekst, odgovori i kraj u anketi ostaju kakvi jesu.',
    });
    expect((await read(author, id)).data.content).toBe(asked.content);
    app.clock.forward(360_000);
    expect((await vote(stranger, id, 0)).error.code).toBe('WRONG_STATUS');
    expect(await seen(stranger)).toMatchObject({ votes: [0, 1], voters: 1, isOver: true });
  });

  it('counts everybody who votes in one moment', async () => {
    const { id } = await posted(author, poll(inHours(1)));
    await Promise.all([vote(friend, id, 0), vote(stranger, id, 0), vote(author, id, 1)]);
    expect((await read(author, id)).data.poll?.votes).toEqual([2, 1]);
  });

  it('is no other post', async () => {
    const { id } = await posted(author);
    expect((await vote(friend, id, 0)).error.code).toBe('WRONG_STATUS');
  });
});

describe('an own post', () => {
  it('stands first where its author pins it, in place of another', async () => {
    const [first, second] = [await posted(stranger), await posted(stranger)];
    const pin = (id: string, isPinned: boolean) =>
      as(stranger).call(postsApi.pin, { params: { id }, body: { isPinned } });
    const pinned = async () => (await activity(author, stranger)).data.pinned?.id ?? null;
    await pin(first.id, true);
    await pin(second.id, true);
    expect(await pinned()).toBe(second.id);
    await pin(first.id, false);
    expect(await pinned()).toBe(second.id);
    await pin(second.id, false);
    expect(await pinned()).toBeNull();
    const own = await posted(stranger, { visibility: 'private' });
    expect((await pin(own.id, true)).status).toBe(403);
  });

  it('goes with all that was said to it', async () => {
    const { id } = await posted(author, poll(inHours(1)));
    await comment(friend, id);
    await react(friend, id);
    await as(friend).call(postsApi.bookmark, { params: { id }, body: { isBookmarked: true } });
    await change(author, id, { ...poll(inHours(1)), content: 'Kad vam odgovara?' });
    expect((await as(author).call(postsApi.remove, { params: { id } })).status).toBe(200);
    expect((await read(author, id)).status).toBe(404);
    expect((await as(friend).call(postsApi.bookmarks, {})).data.items).toEqual([]);
  });
});

it('members to be named: connections first, then others; by what their name begins with', async () => {
  const asked = async (q: string) =>
    (await as(author).call(postsApi.mentionable, { query: { q } })).data.users.map(({ id }) => id);
  await posted(stranger);
  const likely = await asked('');
  expect(likely[0]).toBe(friend.id);
  expect(likely).toContain(stranger.id);
  expect(likely.length).toBeLessThanOrEqual(2 * postLimits.offeredOfEach);
  expect(await asked('Ivana Or')).toEqual([stranger.id]);
  expect(await asked('emir')).toEqual([friend.id]);
  // Of minors connections alone are named.
  const minor = await member({ firstName: 'Zejd', birthYear: 2012 });
  expect(await asked('zejd')).toEqual([]);
  await connect(author, minor);
  expect(await asked('zejd')).toEqual([minor.id]);
});
