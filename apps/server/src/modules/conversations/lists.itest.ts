import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { describe, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, start, member, connect, box, counts, idOf, pair } = talk;
const minute = 60_000;

describe('a box', () => {
  it('holds what is put away until somebody writes; what is muted stays and counts for nothing', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, 'Prva.');
    const choose = (body: { isMuted?: boolean; isArchived?: boolean }) =>
      as(beno).call(conversationsApi.choose, { params: { id }, body });
    await choose({ isArchived: true });
    expect(await box(beno)).toEqual([]);
    expect((await box(beno, 'archived'))[0]).toMatchObject({ id, isArchived: true });
    expect(await counts(beno)).toMatchObject({ unread: 0 });
    await write(amra, id, 'Druga.');
    expect((await box(beno))[0]).toMatchObject({ id, isArchived: false, unreadCount: 2 });
    await choose({ isMuted: true, isArchived: true });
    await write(amra, id, 'Treća.');
    expect((await box(beno, 'archived'))[0]).toMatchObject({ isMuted: true, unreadCount: 3 });
    await choose({ isArchived: false });
    expect(await box(beno)).toHaveLength(1);
    expect(await counts(beno)).toMatchObject({ unread: 0 });
    await choose({ isMuted: false });
    expect(await counts(beno)).toMatchObject({ unread: 3 });
  });

  it('is read page by page, the one last written in first', async () => {
    const amra = await member();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const other = await member();
      await connect(amra, other);
      const id = await idOf(start(amra, other));
      app.clock.forward(minute);
      await write(other, id, `Poruka ${n}`);
      ids.unshift(id);
    }
    const list = (query: object) => as(amra).call(conversationsApi.list, { query });
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, after: first.headers['x-next-cursor'] });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
    expect(rest.headers['x-next-cursor']).toBeUndefined();
    expect((await list({ after: 'x' })).status).toBe(400);
  });
});

describe('search', () => {
  it('finds conversations by the name of a person or a group, blind to marks, put away ones too', async () => {
    const [amra, emina, beno] = [
      await member(),
      await member({ firstName: 'Emina', lastName: 'Čović' }),
      await member({ firstName: 'Beno', lastName: 'Ćosić' }),
    ];
    const named = async (q: string) =>
      (await as(amra).call(conversationsApi.list, { query: { q } })).data.map(({ id }) => id);
    for (const one of [emina, beno]) await connect(amra, one);
    const withEmina = await idOf(start(amra, emina));
    const withBeno = await idOf(start(amra, beno));
    await write(amra, withEmina, 'Zdravo');
    app.clock.forward(minute);
    await write(amra, withBeno, 'Zdravo');
    await as(amra).call(conversationsApi.choose, {
      params: { id: withEmina },
      body: { isArchived: true },
    });
    app.clock.forward(minute);
    const group = await as(amra).call(conversationsApi.start, {
      body: { userIds: [emina.id, beno.id], name: 'Šetači' },
    });
    expect(await named('emina cov')).toEqual([group.data.id, withEmina]);
    expect(await named('ćosić')).toEqual([group.data.id, withBeno]);
    expect(await named('setaci')).toEqual([group.data.id]);
    expect(await named('niko')).toEqual([]);
    // To others it is no conversation of theirs.
    const { data } = await as(emina).call(conversationsApi.list, { query: { q: 'cosic' } });
    expect(data).toEqual([]);
  });

  it('finds own messages by how words begin, blind to marks, the newest first', async () => {
    const { amra, beno, id } = await pair();
    const other = await pair();
    await write(amra, id, 'Šetnja kroz Počitelj u subotu');
    app.clock.forward(minute);
    const { id: newest } = (await write(beno, id, 'Pocitelj je lijep')).data;
    await write(other.amra, other.id, 'Počitelj, ali tuđi');
    const search = async (by: typeof amra, q: string) =>
      (await as(by).call(conversationsApi.search, { query: { q } })).data.items;
    const found = await search(amra, 'počit');
    expect(found.map(({ content }) => content)).toEqual([
      'Pocitelj je lijep',
      'Šetnja kroz Počitelj u subotu',
    ]);
    expect(found[0]).toMatchObject({
      conversation: { id, name: beno.name },
      senderName: beno.name,
      isOwn: false,
    });
    expect(await search(amra, 'SETNJA pocit')).toHaveLength(1);
    expect(await search(amra, 'nema toga')).toEqual([]);
    expect(await search(amra, '!!')).toEqual([]);
    await as(beno).call(conversationsApi.remove, { params: { id: newest } });
    expect(await search(amra, 'pocit')).toHaveLength(1);
  });
});
