import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { ArticleContent, type ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { emptyArticle } from '@app/domain/articles/article';
import { expect, it } from 'vitest';
import { allSent, answer, signIn, someone } from '../../../testing/show.tsx';
import { createArticleSaver } from './saver.ts';

const savedAt = '2026-11-20T12:00:00Z';
const work: ArticleWork = {
  id: '0199aaaa-0000-7000-8000-0000000000a1',
  slug: 'most',
  language: 'bhs',
  status: 'draft',
  revision: 1,
  content: ArticleContent.parse(emptyArticle),
  published: null,
  changedFields: [],
  missing: [],
  writers: [],
  versions: [],
  banks: [],
  publishedAt: null,
  appearsAt: null,
  returned: null,
  previewExpiresAt: null,
  canWrite: true,
  isOwner: true,
  isInvited: false,
  canDelete: true,
  actions: [],
  savedAt,
  savedBy: null,
};

it('what came while the article stood still is kept, and sent once it is written again', async () => {
  await signIn();
  answer(
    articleWritingApi.save,
    { failure: { code: 'WRONG_STATUS' } },
    { revision: 2, savedAt, missing: [], changedFields: [] },
  );
  answer(articleWritingApi.open, { ...work, status: 'review', canWrite: false });
  const saver = createArticleSaver({
    work,
    userId: someone.id,
    claim: { editor: 'a', gone: [] },
    onWork: () => undefined,
    onSaved: () => undefined,
  });
  saver.change('title', 'Most koji smo gradili');
  expect(await saver.flush()).toBe(false);
  expect([...saver.read().refused.keys()]).toEqual(['title']);
  await saver.retry();
  expect(await saver.flush()).toBe(true);
  saver.stop();
  const saves = allSent().filter(({ method }) => method === articleWritingApi.save.method);
  expect(saves.at(-1)?.body).toMatchObject({ content: { title: 'Most koji smo gradili' } });
});
