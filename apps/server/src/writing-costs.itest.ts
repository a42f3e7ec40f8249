import { applicationsApi } from '@app/contracts/applications/applications.api';
import { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import { commentsApi } from '@app/contracts/comments/comments.api';
import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { beforeAll, expect, it } from 'vitest';
import { writingIn } from './modules/applications/applications.testing.ts';
import { createArticle } from './modules/articles/articles.factory.ts';
import { createTie } from './modules/network/network.factory.ts';
import { statementsOf } from './platform/db/statements.testing.ts';
import { newId } from './platform/ids.ts';
import { setUpApp, setUpGrants } from './platform/testing/setUp.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);

/** How much is asked of the database, once this copy knows who writes, and for whom. */
async function costOf(write: (n: number) => Promise<{ readonly status: number }>): Promise<number> {
  const answered = async (n: number) => expect((await write(n)).status).toBeLessThan(300);
  await answered(0);
  await answered(1);
  const statements = await statementsOf(() => answered(2));
  return statements.length;
}

const connect = () =>
  app.platform.db.transaction((tx) =>
    createTie(tx, 'connections', stage.people.lejla, stage.people.emir),
  );
beforeAll(connect);

it('a post', async () => {
  const body = { content: 'Kino na krovu je u petak.' };
  expect(await costOf(() => as('lejla').call(postsApi.write, { body }))).toBe(3);
});

it('a comment on a post of somebody else, whom it is told', async () => {
  const content = 'Kino na krovu je u petak.';
  const { id } = (await as('lejla').call(postsApi.write, { body: { content } })).data;
  const comment = () =>
    as('emir').call(postTalkApi.comment, {
      params: { id },
      body: { id: newId(), text: 'Dolazim.' },
    });
  expect(await costOf(comment)).toBe(2);
});

it('a comment on an article of somebody else, whom it is told', async () => {
  const { slug } = await app.platform.db.transaction((tx) =>
    createArticle(tx, stage.people.lejla, app.clock.now()),
  );
  const comment = () =>
    as('emir').call(articleTalkApi.comment, {
      params: { slug },
      body: { id: newId(), text: 'Dolazim.' },
    });
  expect(await costOf(comment)).toBe(3);
});

it('a comment on an application, which team and bank are told', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const comment = () =>
    as('odbor1').call(commentsApi.add, { params: { id }, body: { comment: 'Koliko stolica?' } });
  expect(await costOf(comment)).toBe(5);
});

it('a message', async () => {
  const userIds = [stage.people.emir.id];
  const { id } = (await as('lejla').call(conversationsApi.start, { body: { userIds } })).data;
  const message = (who: 'lejla' | 'emir') =>
    as(who).call(conversationsApi.write, {
      params: { id },
      body: { clientId: newId(), content: 'Dolaziš li?' },
    });
  await message('emir');
  expect(await costOf(() => message('lejla'))).toBe(1);
});

it('a save of the canvas', async () => {
  const { id } = await stage.application({ call: await stage.call(stage.tuzla) });
  const { vlasnik } = stage.people;
  const { open } = writingIn(app);
  let { editRevision } = await open(vlasnik, id);
  const save = async (n: number) => {
    const body = { editRevision, changes: { projectTitle: `Kino ${n}` } };
    const answer = await as('vlasnik').call(applicationsApi.save, { params: { id }, body });
    editRevision = answer.data.editRevision;
    return answer;
  };
  expect(await costOf(save)).toBe(2);
});
