import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { feedApi, postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import type { PostReaction } from '@app/domain/posts/post';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { mentionOf, postsStage, type TestMember } from './posts.testing.ts';

const app = setUpApp();
const { as, member, block, connect, posted, change, comment, react, news } = postsStage(app);

let author: TestMember;
let others: TestMember[];
let id: string;
const [amra, emir, lejla] = [0, 1, 2].map((n) => () => others[n] as TestMember) as [
  () => TestMember,
  () => TestMember,
  () => TestMember,
];

beforeAll(async () => {
  author = await member({ firstName: 'Adnan', lastName: 'Mehić' });
});

beforeEach(async () => {
  for (const table of ['notifications', 'notification_choices', 'notification_mails', 'demo_mails'])
    await app.platform.db.pool.query(`DELETE FROM ${table}`);
  others = [];
  for (const [firstName, lastName] of [
    ['Amra', 'Hodžić'],
    ['Emir', 'Begić'],
    ['Lejla', 'Softić'],
  ] as const) {
    others.push(await member({ firstName, lastName }));
  }
  id = (await posted(author)).id;
});

const notices = async (of = author) => (await as(of).call(notificationsApi.list, {})).data;
const unread = async (of = author) =>
  (await as(of).call(notificationsApi.unreadCount, {})).data.count;
const readAll = (of = author) => as(of).call(notificationsApi.markAllRead, {});
const mute = (by: TestMember, of: TestMember) =>
  as(by).call(feedApi.mute, { params: { userId: of.id } });
const reactToComment = (by: TestMember, of: string, reaction: PostReaction | null) =>
  as(by).call(postTalkApi.reactToComment, { params: { id: of }, body: { reaction } });

/** What was mailed in this test. */
async function mailed(): Promise<string[]> {
  await app.platform.jobs.drain();
  return (await app.platform.mail.caught()).map(({ text }) => text);
}

async function all(reaction: PostReaction | null = 'like') {
  for (const one of others) {
    app.clock.forward(1_000);
    await react(one, id, reaction);
  }
}

describe('reactions to a post', () => {
  it('stand in one notification until it is read, the last one first', async () => {
    await all();
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      type: 'reaction',
      title: 'Reakcije na tvoju objavu',
      message: 'Lejla Softić i još 2 osobe reaguju na tvoju objavu.',
      from: { id: lejla().id },
      actionUrl: expect.stringContaining(id),
    });
    expect(await unread()).toBe(1);
    const english = await as(author).call(notificationsApi.list, {}, { 'x-language': 'en' });
    expect(english.data.map(({ message }) => message)).toEqual([
      'Lejla Softić and 2 other people have reacted to your post.',
    ]);
  });

  it('begin a new one once that is read, of who was not told of yet', async () => {
    await react(amra(), id);
    await readAll();
    await react(amra(), id, null);
    await react(amra(), id, 'support');
    expect(await unread()).toBe(0);
    await react(emir(), id);
    expect(await news(author)).toEqual([
      'Emir Begić reaguje na tvoju objavu.',
      'Amra Hodžić reaguje na tvoju objavu.',
    ]);
    expect(await unread()).toBe(1);
  });

  it('are told no more once they are taken back; one that is changed is no news', async () => {
    await all();
    await react(lejla(), id, null);
    expect(await news(author)).toEqual(['Emir Begić i još 1 osoba reaguju na tvoju objavu.']);
    await react(amra(), id, 'inspiring');
    expect(await news(author)).toEqual(['Emir Begić i još 1 osoba reaguju na tvoju objavu.']);
    await all(null);
    expect(await news(author)).toEqual([]);
    expect(await unread()).toBe(0);
  });

  it('come to the front of what came meanwhile', async () => {
    await react(amra(), id);
    app.clock.forward(1_000);
    await comment(emir(), id);
    app.clock.forward(1_000);
    await react(lejla(), id);
    expect(await news(author)).toEqual([
      'Lejla Softić i još 1 osoba reaguju na tvoju objavu.',
      'Emir Begić komentariše tvoju objavu.',
    ]);
  });

  it('all at once are all told of', async () => {
    await Promise.all(others.map((one) => react(one, id)));
    const [message, ...more] = await news(author);
    expect(more).toEqual([]);
    expect(message).toMatch(/ i još 2 osobe reaguju na tvoju objavu\.$/);
  });

  it('of one’s own are no news, nor of whom one muted', async () => {
    await react(author, id);
    await mute(author, amra());
    await react(amra(), id);
    await comment(amra(), id);
    expect(await news(author)).toEqual([]);
  });

  it('come as the member chose', async () => {
    const choose = (app_: boolean, mail: boolean) =>
      as(author).call(notificationsApi.choose, {
        body: { types: [{ type: 'reaction', app: app_, mail }] },
      });
    await choose(false, false);
    await react(amra(), id);
    expect(await news(author)).toEqual([]);
    await choose(true, true);
    await react(emir(), id);
    await react(lejla(), id);
    expect(await mailed()).toEqual([
      expect.stringContaining('Lejla Softić i još 1 osoba reaguju na tvoju objavu.'),
    ]);
  });
});

describe('what else is done with what is one’s own', () => {
  it('stands together too: reactions to a comment, comments, answers and shares', async () => {
    const first = (await comment(author, id, 'Ko dolazi?')).data;
    for (const one of [amra(), emir()]) {
      app.clock.forward(1_000);
      await reactToComment(one, first.id, 'useful');
      await comment(one, id, 'Ja.', { parentId: first.id });
      await comment(one, id, 'Vidimo se.');
      await comment(one, id, 'I donosim kameru.');
      await posted(one, { sharedPostId: id });
    }
    expect((await news(author)).sort()).toEqual([
      'Emir Begić i još 1 osoba dijele tvoju objavu uz svoje riječi.',
      'Emir Begić i još 1 osoba komentarišu tvoju objavu.',
      'Emir Begić i još 1 osoba odgovaraju na tvoj komentar uz objavu.',
      'Emir Begić i još 1 osoba reaguju na tvoj komentar uz objavu.',
    ]);
    expect(await unread()).toBe(4);
  });

  it('comes anew with each comment, however often somebody writes', async () => {
    await comment(amra(), id, 'Jedan.');
    await readAll();
    await comment(amra(), id, 'Dva.');
    expect(await unread()).toBe(1);
  });
});

describe('a block', () => {
  it.each([
    ['of the reader', () => [author, lejla()] as const],
    ['of the other', () => [lejla(), author] as const],
  ])('%s takes the other out of what was told before, and leaves the rest', async (_, sides) => {
    await connect(author, lejla());
    await all();
    await comment(lejla(), id, `Dolazim i ja.`);
    expect(await unread()).toBe(2);
    const [by, of] = sides();
    await as(by).call(networkApi.block, { params: { userId: of.id } });
    expect(await news(author)).toEqual(['Emir Begić i još 1 osoba reaguju na tvoju objavu.']);
    expect(await unread()).toBe(1);
    expect(JSON.stringify(await notices())).not.toContain(lejla().id);
  });

  it('takes what others did on a post of whom the reader is apart from, and nothing leads there', async () => {
    const text = `Vidi i ti, @${amra().name}.`;
    const said = (await comment(amra(), id)).data;
    await comment(emir(), id, text, { mentions: [mentionOf(text, amra())] });
    await reactToComment(emir(), said.id, 'like');
    await as(emir()).call(reportsApi.report, {
      body: { kind: 'postComment', subjectId: said.id, fault: 'insult', text: '', context: [] },
    });
    const moderator = as(await member({ role: 'MODERATOR' }));
    const [open] = (await moderator.call(reportsApi.list, { query: { state: 'open' } })).data.items;
    const body = { event: 'warn', rule: 'insult', reason: 'Tako ne.' } as const;
    await moderator.call(reportsApi.move, { params: { id: open?.id ?? '' }, body });
    expect(await notices(amra())).toHaveLength(3);
    await block(author, amra());
    const [left, ...more] = await notices(amra());
    expect(more).toEqual([]);
    expect(left).toMatchObject({ type: 'moderation', actionUrl: null });
    expect(await unread(amra())).toBe(1);
  });

  it('leaves nothing where nobody else did it, in a digest neither', async () => {
    const mails = { frequency: 'daily', types: [{ type: 'reaction', mail: true }] } as const;
    await as(author).call(notificationsApi.choose, {
      body: { ...mails, types: [...mails.types] },
    });
    await react(lejla(), id);
    await block(lejla(), author);
    expect(await news(author)).toEqual([]);
    expect(await unread()).toBe(0);
    // Back to at once: what waited for a digest goes out now.
    await as(author).call(notificationsApi.choose, { body: { frequency: 'at_once' } });
    expect(await mailed()).toEqual([]);
  });
});

it('whoever joins a notification rewrites no line of those before them', async () => {
  const lines = async () =>
    (
      await app.platform.db.pool.query<{ user_id: string; written: string }>(
        'SELECT user_id, xmin::text AS written FROM notification_people ORDER BY at',
      )
    ).rows;
  await react(amra(), id);
  const [first] = await lines();
  app.clock.forward(1_000);
  await react(emir(), id);
  const [still, second] = await lines();
  expect([still, second?.user_id]).toEqual([first, emir().id]);
});

describe('a post that is gone', () => {
  beforeEach(async () => {
    const content = `Dođi, @${amra().name}.`;
    const mentions = [mentionOf(content, amra())];
    id = (await posted(author, { content, metadata: { mentions } })).id;
    const first = (await comment(emir(), id)).data;
    await comment(lejla(), id, 'I ja.', { parentId: first.id });
    await posted(lejla(), { content, metadata: { mentions } });
    expect(await unread(amra())).toBe(2);
    expect(await unread(emir())).toBe(1);
    expect(await unread(author)).toBe(1);
  });

  it('is told of to nobody, and what tells of others stays', async () => {
    await as(author).call(postsApi.remove, { params: { id } });
    const [left, ...more] = await notices(amra());
    expect(more).toEqual([]);
    expect(left?.from?.id).toBe(lejla().id);
    expect(await unread(amra())).toBe(1);
    expect(await notices(emir())).toEqual([]);
    expect(await notices(author)).toEqual([]);
  });

  it('is told of, once it is for fewer, to those alone', async () => {
    await connect(author, emir());
    const narrow = (visibility: 'connections' | 'private') =>
      change(author, id, { content: `Dođi, @${amra().name}.`, visibility });
    expect((await narrow('connections')).status).toBe(200);
    expect((await notices(amra())).map(({ from }) => from?.id)).toEqual([lejla().id]);
    expect(await unread(amra())).toBe(1);
    expect((await notices(emir())).filter(({ type }) => type === 'comment')).toHaveLength(1);
    expect((await narrow('private')).status).toBe(200);
    expect((await notices(emir())).filter(({ type }) => type === 'comment')).toEqual([]);
    expect((await notices(author)).filter(({ type }) => type === 'comment')).toHaveLength(1);
  });

  it('stays told of to its author where moderators took it away', async () => {
    await as(emir()).call(reportsApi.report, {
      body: { kind: 'post', subjectId: id, fault: 'insult', text: '', context: [] },
    });
    const moderator = as(await member({ role: 'MODERATOR' }));
    const { items } = (await moderator.call(reportsApi.list, { query: { state: 'open' } })).data;
    const report = items.find(({ kind }) => kind === 'post');
    const body = { event: 'remove', rule: 'insult', reason: 'Tako ne.' } as const;
    await moderator.call(reportsApi.move, { params: { id: report?.id ?? '' }, body });
    expect((await notices(amra())).map(({ from }) => from?.id)).toEqual([lejla().id]);
    expect((await notices(emir())).filter(({ type }) => type === 'comment')).toEqual([]);
    expect((await notices(author)).filter(({ type }) => type === 'comment')).toHaveLength(1);
  });
});

describe('a comment that is gone', () => {
  const removed = (by: TestMember, of: string) =>
    as(by).call(postTalkApi.removeComment, { params: { id: of } });

  it('leads nobody to it, and whoever wrote it is named no more where they say nothing else', async () => {
    const text = `Vidi i ti, @${lejla().name}.`;
    const first = (await comment(amra(), id, text, { mentions: [mentionOf(text, lejla())] })).data;
    app.clock.forward(1_000);
    const second = (await comment(emir(), id)).data;
    await reactToComment(lejla(), second.id, 'like');
    const more = (await comment(emir(), id, 'I još nešto.')).data;
    const [message] = await news(author);
    expect(message).toBe('Emir Begić i još 1 osoba komentarišu tvoju objavu.');
    await removed(emir(), more.id);
    expect(await news(author)).toEqual([message]);
    expect((await notices())[0]?.actionUrl).not.toContain(more.id);
    await removed(emir(), second.id);
    expect(await news(author)).toEqual(['Amra Hodžić komentariše tvoju objavu.']);
    expect(await notices(emir())).toEqual([]);
    expect(await notices(lejla())).toHaveLength(1);
    await removed(author, first.id);
    expect(await news(author)).toEqual([]);
    expect(await notices(lejla())).toEqual([]);
  });

  it('that answered another is told of to whom it answered no more', async () => {
    const first = (await comment(amra(), id)).data;
    const answer = (await comment(emir(), id, 'I ja.', { parentId: first.id })).data;
    expect(await notices(amra())).toHaveLength(1);
    await removed(emir(), answer.id);
    expect(await notices(amra())).toEqual([]);
    expect(await news(author)).toEqual(['Amra Hodžić komentariše tvoju objavu.']);
  });

  it('stays told of to its author where moderators took it away', async () => {
    const text = `Vidi i ti, @${lejla().name}.`;
    const said = (await comment(amra(), id, text, { mentions: [mentionOf(text, lejla())] })).data;
    await reactToComment(emir(), said.id, 'like');
    await as(author).call(reportsApi.report, {
      body: { kind: 'postComment', subjectId: said.id, fault: 'insult', text: '', context: [] },
    });
    const moderator = as(await member({ role: 'MODERATOR' }));
    const { items } = (await moderator.call(reportsApi.list, { query: { state: 'open' } })).data;
    const body = { event: 'remove', rule: 'insult', reason: 'Tako ne.' } as const;
    await moderator.call(reportsApi.move, { params: { id: items.at(-1)?.id ?? '' }, body });
    expect(await notices(lejla())).toEqual([]);
    expect((await notices(amra())).filter(({ type }) => type === 'reaction')).toHaveLength(1);
    expect((await notices()).filter(({ type }) => type === 'comment')).toEqual([]);
  });
});

it('who is no connection any more is led to nothing that was for connections', async () => {
  await connect(author, amra());
  const content = `Dođi, @${amra().name}.`;
  const metadata = { mentions: [mentionOf(content, amra())] };
  for (const visibility of ['connections', 'public'] as const) {
    await posted(author, { content, visibility, metadata });
  }
  await posted(amra(), { content: 'I moje.', visibility: 'connections' });
  expect(await notices(amra())).toHaveLength(2);
  await as(author).call(networkApi.disconnect, { params: { userId: amra().id } });
  expect(await notices(amra())).toHaveLength(1);
});
