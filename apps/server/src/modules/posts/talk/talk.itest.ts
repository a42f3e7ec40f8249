import { postTalkApi } from '@app/contracts/posts/posts.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { changeableFor } from '@app/domain/comments/comment';
import { postLimits } from '@app/domain/posts/post';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createPostComment } from '../posts.factory.ts';
import { mentionOf, postsStage, type TestMember } from '../posts.testing.ts';
import { updateComment } from './comments.repo.ts';

const app = setUpApp();
const { as, member, tx, posted, read, comment, comments, react, reactors, activity, news } =
  postsStage(app);

let author: TestMember;
let reader: TestMember;
let other: TestMember;
let id: string;

beforeAll(async () => {
  author = await member({ firstName: 'Adnan', lastName: 'Mehić' });
  reader = await member({ firstName: 'Lejla', lastName: 'Softić' });
  other = await member({ firstName: 'Emir', lastName: 'Begić' });
});

beforeEach(async () => {
  await app.platform.db.pool.query('DELETE FROM notifications');
  app.clock.forward(1_000);
  id = (await posted(author)).id;
});

const counted = async () => (await read(reader, id)).data.comments;

describe('comments', () => {
  it('stand with the first answers, and are counted', async () => {
    const first = (await comment(reader, id, 'Dolazim.')).data;
    app.clock.forward(1_000);
    const second = (await comment(other, id, 'I ja.')).data;
    for (let n = 1; n <= 5; n += 1) {
      app.clock.forward(1_000);
      await comment(author, id, `Odgovor ${n}`, { parentId: first.id });
    }
    const threads = await comments(reader, id);
    expect(threads.map(({ text }) => text)).toEqual(['I ja.', 'Dolazim.']);
    expect(threads[1]?.answers.map(({ text }) => text)).toEqual([
      'Odgovor 1',
      'Odgovor 2',
      'Odgovor 3',
    ]);
    expect(threads[1]?.answers[0]).toMatchObject({ byAuthor: true, author: { id: author.id } });
    const rest = await as(reader).call(postTalkApi.answers, {
      params: { id: first.id },
      query: { after: threads[1]?.answersNext ?? '' },
    });
    expect(rest.data.items.map(({ text }) => text)).toEqual(['Odgovor 4', 'Odgovor 5']);
    expect(await counted()).toBe(7);
    const nested = await comment(reader, id, 'Ne ide.', { parentId: rest.data.items[0]?.id ?? '' });
    expect(nested.status).toBe(400);
    expect(second.parentId).toBeNull();
  });

  it('begin with the thread that is sought, with its answers up to that one', async () => {
    const first = (await comment(reader, id, 'Dolazim.')).data;
    const answers: string[] = [];
    for (let n = 1; n <= 6; n += 1) {
      app.clock.forward(1_000);
      answers.push((await comment(author, id, `Odgovor ${n}`, { parentId: first.id })).data.id);
    }
    for (let n = 1; n <= 3; n += 1) {
      app.clock.forward(1_000);
      await comment(other, id, `Kasnije ${n}`);
    }
    const page = async (query: { with?: string; limit?: number; after?: string }) =>
      (await as(reader).call(postTalkApi.comments, { params: { id }, query })).data;
    const { items, next } = await page({ with: answers[4] ?? '', limit: 2 });
    expect(items.map(({ text }) => text)).toEqual(['Dolazim.', 'Kasnije 3', 'Kasnije 2']);
    expect(items[0]?.answers.map((one) => one.id)).toEqual(answers.slice(0, 5));
    expect(items[0]?.answersNext).not.toBeNull();
    const rest = await page({ with: answers[4] ?? '', limit: 2, after: next ?? '' });
    expect(rest.items.map(({ text }) => text)).toEqual(['Kasnije 1', 'Dolazim.']);
    const inPlace = await page({ with: first.id });
    expect(inPlace.items.map(({ text }) => text)).toEqual([
      'Dolazim.',
      'Kasnije 3',
      'Kasnije 2',
      'Kasnije 1',
    ]);
    // One of another post, and one that is gone, lead nowhere.
    const elsewhere = (await comment(reader, (await posted(author)).id)).data.id;
    await as(author).call(postTalkApi.removeComment, { params: { id: answers[4] ?? '' } });
    for (const wanted of [elsewhere, answers[4] ?? '', newId()]) {
      expect((await page({ with: wanted, limit: 1 })).items.map(({ text }) => text)).toEqual([
        'Kasnije 3',
      ]);
    }
  });

  it('sent twice is one, and too many are refused', async () => {
    const same = newId();
    await Promise.all([
      comment(reader, id, 'Da.', { id: same }),
      comment(reader, id, 'Da.', { id: same }),
    ]);
    expect(await counted()).toBe(1);
    expect((await comment(other, id, 'Ne.', { id: same })).status).toBe(409);
    await tx(async (open) => {
      for (let n = 1; n < postLimits.comments; n += 1)
        await createPostComment(open, { id }, reader);
    });
    expect((await comment(reader, id)).error.code).toBe('TOO_MANY_COMMENTS');
  });

  it('tell whom they concern, each once', async () => {
    const first = (await comment(reader, id, 'Dolazim.')).data;
    expect(await news(author)).toEqual([`${reader.name} komentariše tvoju objavu.`]);
    const text = `@${other.name}, @${reader.name}, vidimo se!`;
    await comment(author, id, text, {
      parentId: first.id,
      mentions: [mentionOf(text, other), mentionOf(text, reader)],
    });
    expect(await news(reader)).toEqual([`${author.name} odgovara na tvoj komentar uz objavu.`]);
    expect(await news(other)).toEqual([`${author.name} te spominje u komentaru.`]);
    expect(await news(author)).toHaveLength(1);
  });

  it('are changed for a quarter of an hour by who wrote them', async () => {
    const { id: commentId } = (await comment(reader, id)).data;
    const change = (by: TestMember) =>
      as(by).call(postTalkApi.changeComment, {
        params: { id: commentId },
        body: { text: 'Ipak ne.' },
      });
    expect((await change(author)).status).toBe(403);
    expect((await change(reader)).data).toMatchObject({ text: 'Ipak ne.', isOwn: true });
    const createdAt = new Date(app.clock.now().getTime() - changeableFor);
    await tx((open) => updateComment(open, commentId, { createdAt }));
    expect((await change(reader)).error.code).toBe('COMMENT_FIXED');
  });

  it('are taken back by who wrote them or the post; what answers them stays', async () => {
    const first = (await comment(reader, id, 'Prvi.')).data;
    await comment(other, id, 'Odgovor.', { parentId: first.id });
    const remove = (by: TestMember, which: string) =>
      as(by).call(postTalkApi.removeComment, { params: { id: which } });
    expect((await remove(other, first.id)).status).toBe(403);
    expect((await remove(reader, first.id)).status).toBe(200);
    const [thread] = await comments(author, id);
    expect(thread).toMatchObject({
      isDeleted: true,
      author: null,
      text: '',
      answers: [{ text: 'Odgovor.' }],
    });
    expect(await counted()).toBe(1);
    expect((await remove(author, thread?.answers[0]?.id ?? '')).status).toBe(200);
    expect(await comments(author, id)).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('taken away by moderators are read by who wrote them and by moderators alone', async () => {
    const moderator = await member({ role: 'MODERATOR' });
    const { id: commentId } = (await comment(reader, id, 'Uvreda.')).data;
    const body = { kind: 'postComment', subjectId: commentId, fault: 'insult' } as const;
    expect((await as(other).call(reportsApi.report, { body })).status).toBe(200);
    const { items } = (await as(moderator).call(reportsApi.list, { query: { state: 'open' } }))
      .data;
    const found = items.find(({ subject }) => subject.url?.includes(commentId));
    expect(found?.subject.texts[0]?.text).toBe('Uvreda.');
    const move = { event: 'remove', rule: 'insult', reason: 'Vrijeđa.' } as const;
    await as(moderator).call(reportsApi.move, { params: { id: found?.id ?? '' }, body: move });
    const seen = async (by: TestMember) => (await comments(by, id)).map(({ text }) => text);
    expect(await seen(other)).toEqual([]);
    expect(await seen(reader)).toEqual(['Uvreda.']);
    expect(await seen(moderator)).toEqual(['Uvreda.']);
    const why = async (by: TestMember) => (await comments(by, id)).map(({ removal }) => removal);
    expect(await why(reader)).toEqual([{ rule: 'insult', reason: 'Vrijeđa.' }]);
    expect(await why(moderator)).toEqual([null]);
    expect(await counted()).toBe(0);
  });
});

describe('reactions', () => {
  it('are one of each member, changed and taken back, with who gave them', async () => {
    await react(reader, id, 'like');
    expect((await react(reader, id, 'useful')).data).toEqual({
      reaction: 'useful',
      reactions: { like: 0, useful: 1, inspiring: 0, support: 0 },
    });
    await react(other, id, 'like');
    expect(
      (await reactors(author, id)).map(({ person, reaction }) => [person.id, reaction]).sort(),
    ).toEqual(
      [
        [reader.id, 'useful'],
        [other.id, 'like'],
      ].sort(),
    );
    const taken = await react(reader, id, null);
    expect(taken.data.reactions).toEqual({ like: 1, useful: 0, inspiring: 0, support: 0 });
    expect((await read(reader, id)).data.ownReaction).toBeNull();
  });

  it('of one moment are all counted', async () => {
    await Promise.all([react(reader, id), react(other, id), react(author, id), react(reader, id)]);
    expect((await read(reader, id)).data.reactions.like).toBe(3);
  });

  it('to comments stand with them', async () => {
    const { id: commentId } = (await comment(reader, id)).data;
    const params = { id: commentId };
    await as(author).call(postTalkApi.reactToComment, { params, body: { reaction: 'support' } });
    const [thread] = await comments(author, id);
    expect(thread).toMatchObject({ ownReaction: 'support', reactions: { support: 1 } });
  });
});

it('what a member said and answered is found as their activity', async () => {
  const talker = await member();
  await comment(talker, id, 'Dolazim.');
  await react(talker, id, 'inspiring');
  const [said] = (await activity(other, talker, 'comments')).data.items;
  expect(said).toMatchObject({ post: { id }, comment: { text: 'Dolazim.' } });
  const [answered] = (await activity(other, talker, 'reactions')).data.items;
  expect(answered).toMatchObject({ post: { id }, reaction: 'inspiring', comment: null });
});
