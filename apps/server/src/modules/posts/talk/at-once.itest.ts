import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postLimits } from '@app/domain/posts/post';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createPostComment } from '../posts.factory.ts';
import { postsStage, type TestMember } from '../posts.testing.ts';

const app = setUpApp();
const { as, member, tx, posted, read, comment, comments, news } = postsStage(app);

let author: TestMember;
let others: TestMember[];
let id: string;

beforeAll(async () => {
  author = await member();
  others = await Promise.all(Array.from({ length: 4 }, () => member()));
});

beforeEach(async () => {
  await app.platform.db.pool.query('DELETE FROM notifications');
  id = (await posted(author)).id;
});

it('comments of one moment are all counted, and told in one notification', async () => {
  await Promise.all(others.map((one) => comment(one, id)));
  expect((await read(author, id)).data.comments).toBe(others.length);
  const [message, ...more] = await news(author);
  expect(more).toEqual([]);
  expect(message).toMatch(/ i još 3 osobe komentarišu tvoju objavu\.$/);
});

it('so are those that come once it was read', async () => {
  const [first, ...rest] = others;
  await comment(first as TestMember, id);
  await as(author).call(notificationsApi.markAllRead, {});
  await Promise.all(rest.map((one) => comment(one, id)));
  const told = await news(author);
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/ i još 2 osobe komentarišu tvoju objavu\.$/);
});

it('answers of one moment to one comment are told once to whom they answer', async () => {
  const [asker, ...rest] = others;
  const { data: asked } = await comment(asker as TestMember, id, 'Ko dolazi?');
  await Promise.all(rest.map((one) => comment(one, id, 'Ja.', { parentId: asked.id })));
  const [message, ...more] = await news(asker as TestMember);
  expect(more).toEqual([]);
  expect(message).toMatch(/ i još 2 osobe odgovaraju na tvoj komentar uz objavu\.$/);
  expect((await comments(author, id))[0]?.answers).toHaveLength(3);
});

it('the last that one may write is one, however many come', async () => {
  const [writer] = others as [TestMember];
  await tx(async (open) => {
    for (let n = 1; n < postLimits.comments; n += 1) await createPostComment(open, { id }, writer);
  });
  const answers = await Promise.all([1, 2, 3].map(() => comment(writer, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
