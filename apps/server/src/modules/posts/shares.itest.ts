import { postsApi } from '@app/contracts/posts/posts.api';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { postsStage, type TestMember } from './posts.testing.ts';

const app = setUpApp();
const { as, member, connect, posted, read, change, news } = postsStage(app);

let author: TestMember;
let friend: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  author = await member();
  friend = await member();
  stranger = await member();
  await connect(author, friend);
});

beforeEach(() => app.platform.db.pool.query('DELETE FROM notifications'));

describe('sharing', () => {
  it('shares what was written first, counts it and tells its author', async () => {
    const { id } = await posted(author, { content: 'Prva subota.' });
    const shared = await posted(friend, { content: 'Pročitajte!', sharedPostId: id });
    expect(shared).toMatchObject({ isShare: true, sharedPost: { id, content: 'Prva subota.' } });
    const again = await posted(stranger, { content: 'I ja!', sharedPostId: shared.id });
    expect(again.sharedPost?.id).toBe(id);
    expect((await read(author, id)).data.shares).toBe(2);
    expect(await news(author)).toContainEqual(
      expect.stringMatching(/ i još 1 osoba dijele tvoju objavu uz svoje riječi\.$/),
    );
    await as(author).call(postsApi.remove, { params: { id } });
    expect((await read(stranger, again.id)).data).toMatchObject({
      isShare: true,
      sharedPost: null,
    });
  });

  it('is counted while others read it, and told to whom it is for', async () => {
    const { id } = await posted(author, { content: 'Druga subota.' });
    const told = async () =>
      (await news(author)).filter((message) => message.includes('tvoju objavu uz svoje riječi'));
    const counted = async () => (await read(author, id)).data.shares;
    const own = { content: 'Za poslije.', sharedPostId: id };
    const share = await posted(stranger, { ...own, visibility: 'private' });
    expect([await counted(), await told()]).toEqual([0, []]);
    // The author is no connection of whoever shares it.
    await change(stranger, share.id, { content: 'Za moje.', visibility: 'connections' });
    expect([await counted(), await told()]).toEqual([1, []]);
    await change(stranger, share.id, { content: 'Za sve.', visibility: 'public' });
    expect(await counted()).toBe(1);
    expect(await told()).toHaveLength(1);
    await change(stranger, share.id, { content: 'Opet moje.', visibility: 'private' });
    expect([await counted(), await told()]).toEqual([0, []]);
    await change(stranger, share.id, { content: 'Za sve.', visibility: 'public' });
    await as(stranger).call(postsApi.remove, { params: { id: share.id } });
    expect([await counted(), await told()]).toEqual([0, []]);
  });
});
