import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { expect, it } from 'vitest';
import { allSent, answer, signIn, someone } from '../../../testing/show.tsx';
import { someWork as work } from './article.testing.ts';
import { createArticleSaver } from './saver.ts';

it('what came while the article stood still is kept, and sent once it is written again', async () => {
  await signIn();
  answer(
    articleWritingApi.save,
    { failure: { code: 'WRONG_STATUS' } },
    { revision: 2, savedAt: work.savedAt, missing: [], changedFields: [] },
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
