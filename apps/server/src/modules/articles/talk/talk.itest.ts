import { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import { articlesApi } from '@app/contracts/articles/articles.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../../platform/testing/setUp.ts';
import { createArticle, createArticleComment } from '../articles.factory.ts';
import type { CommentRow } from './talk.repo.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const notices = async (who: Who) =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ title }) => title);
const made = () =>
  app.platform.db.transaction((tx) => createArticle(tx, stage.people.lejla, app.clock.now()));

it('readers react, keep it, comment; what is reported is hidden from all but who may read it', async () => {
  const { id, slug } = await made();
  const params = { slug };
  for (const reaction of ['like', 'useful'] as const) {
    await as('emir').call(articleTalkApi.react, { params, body: { reaction } });
  }
  const counted = await as('clan').call(articleTalkApi.react, {
    params,
    body: { reaction: 'useful' },
  });
  expect(counted.data.reactions).toEqual({ like: 0, useful: 2, inspiring: 0, support: 0 });
  await as('emir').call(articleTalkApi.bookmark, { params, body: { isBookmarked: true } });
  const kept = await as('emir').call(articleTalkApi.bookmarks, {});
  expect(kept.data.items.map((one) => one.id)).toEqual([id]);
  expect((await as('emir').call(articleTalkApi.own, { params })).data).toEqual({
    reaction: 'useful',
    isBookmarked: true,
    canWrite: false,
    canModerate: false,
    canReview: false,
  });

  const asked = { id: newId(), text: 'Koliko je trajalo?' };
  const first = await as('emir').call(articleTalkApi.comment, { params, body: asked });
  const again = await as('emir').call(articleTalkApi.comment, { params, body: asked });
  expect([first.status, again.data.id]).toEqual([201, asked.id]);
  expect(await notices('lejla')).toContain('Novi komentar na članak');
  const answer = { id: newId(), text: 'Tri večeri.', parentId: asked.id };
  await as('lejla').call(articleTalkApi.comment, { params, body: answer });
  expect(await notices('emir')).toContain('Odgovor na tvoj komentar');
  const deeper = { id: newId(), text: 'I?', parentId: answer.id };
  expect((await as('emir').call(articleTalkApi.comment, { params, body: deeper })).status).toBe(
    400,
  );
  const threads = async (who?: Who) =>
    (await (who ? as(who) : app.as()).call(articleTalkApi.comments, { params })).data.items;
  expect(await threads()).toMatchObject([
    { text: asked.text, byAuthor: false, answers: [{ text: answer.text, byAuthor: true }] },
  ]);

  const report = { params: { id: asked.id }, body: { fault: 'spam' as const } };
  await as('clan').call(articleTalkApi.reportComment, report);
  await as('odbor1').call(articleTalkApi.reportComment, report);
  const reported = (await as('moderator').call(articleTalkApi.reportedComments, {})).data.items;
  expect(reported).toMatchObject([
    { comment: { text: asked.text }, article: { slug }, reports: [{ fault: 'spam', count: 2 }] },
  ]);
  const hide = { params: { id: asked.id }, body: { isHidden: true } };
  const show = { params: { id: asked.id }, body: { isHidden: false } };
  // An author keeps order in the meantime; the report stays for the moderators.
  await as('lejla').call(articleTalkApi.hideComment, hide);
  expect((await as('lejla').call(articleTalkApi.hideComment, show)).status).toBe(200);
  expect((await as('moderator').call(articleTalkApi.reportedComments, {})).data.items).toHaveLength(
    1,
  );
  await as('moderator').call(articleTalkApi.hideComment, hide);
  expect((await as('moderator').call(articleTalkApi.reportedComments, {})).data.items).toEqual([]);
  expect((await as('lejla').call(articleTalkApi.hideComment, show)).status).toBe(403);
  expect(await threads()).toMatchObject([{ text: '', name: '', isHidden: true }]);
  expect(await threads('emir')).toMatchObject([{ text: asked.text, isHidden: true }]);
  expect((await app.as().call(articlesApi.detail, { params })).data.comments).toBe(1);
});

it('answers beyond the first twenty follow by page, those taken back leave no gap', async () => {
  const article = await made();
  const { emir, clan } = stage.people;
  const at = app.clock.now().getTime() - 3_600_000;
  const say = (n: number, plan: Partial<CommentRow> = {}) =>
    app.platform.db.transaction((tx) =>
      createArticleComment(tx, article, n % 2 ? emir : clan, {
        createdAt: new Date(at + n * 1000),
        text: `${n}`,
        ...plan,
      }),
    );
  const gone = { deletedAt: app.clock.now(), text: '' };
  const { id: parentId } = await say(0, gone);
  await say(0, gone);
  for (let n = 1; n <= 46; n += 1) await say(n, n === 2 ? { parentId, ...gone } : { parentId });
  const params = { slug: article.slug };
  const { items, next } = (await app.as().call(articleTalkApi.comments, { params })).data;
  expect(items).toHaveLength(1);
  expect(next).toBeNull();
  const texts = items[0]?.answers.map(({ text }) => text) ?? [];
  expect(texts).toHaveLength(20);
  let after = items[0]?.answersNext;
  while (after) {
    const page = await app
      .as()
      .call(articleTalkApi.answers, { params: { id: parentId }, query: { after } });
    texts.push(...page.data.items.map(({ text }) => text));
    after = page.data.next;
  }
  expect(texts).toEqual(Array.from({ length: 46 }, (_, n) => `${n + 1}`).filter((n) => n !== '2'));
});

it('a comment is rewritten for a quarter of an hour and taken back whenever', async () => {
  const article = await made();
  const createdAt = app.clock.now();
  const { id } = await app.platform.db.transaction((tx) =>
    createArticleComment(tx, article, stage.people.emir, { createdAt }),
  );
  const change = () =>
    as('emir').call(articleTalkApi.changeComment, { params: { id }, body: { text: 'Ipak ne.' } });
  expect((await change()).data).toMatchObject({ text: 'Ipak ne.', editedAt: expect.any(String) });
  await app.platform.db.pool.query(
    "UPDATE article_comments SET created_at = created_at - interval '15 minutes' WHERE id = $1",
    [id],
  );
  expect((await change()).error).toMatchObject({ code: 'COMMENT_FIXED' });
  await as('emir').call(articleTalkApi.removeComment, { params: { id } });
  const { data } = await app.as().call(articleTalkApi.comments, { params: { slug: article.slug } });
  expect(data.items).toEqual([]);
});
