import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { setUpNotifications } from './notifications.testing.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const { tell, list, read, count } = setUpNotifications(app);

// What is kept of unread counts is old by then.
let turn = 0;
beforeEach(() => {
  turn += 1;
  app.clock.forward(turn * 31_000);
});

describe('the list', () => {
  it('is filtered by kind and by what is unread, each paged by key', async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      await tell([cast.lejla.id], { values: { title: `Prijava ${turn}` } });
      await tell([cast.lejla.id], { type: 'donation', values: { title: `Donacija ${turn}` } });
    }
    const [newest] = (await list(cast.lejla, { kind: 'applications' })).data;
    await read(cast.lejla, newest?.id ?? '');
    const messages = async (query: object) => {
      const first = await list(cast.lejla, { ...query, limit: '2' });
      const after = first.headers['x-next-cursor'];
      // What comes in meanwhile shifts no page.
      await tell([cast.lejla.id], { type: 'donation', values: { title: 'Novi 9' } });
      await tell([cast.lejla.id], { values: { title: 'Novi 9' } });
      const second = after === undefined ? [] : (await list(cast.lejla, { ...query, after })).data;
      await app.platform.db.pool.query(
        `DELETE FROM notifications WHERE values->>'title' = 'Novi 9'`,
      );
      return [...first.data, ...second].map((one) => /„(.+)“/.exec(one.message)?.[1]);
    };
    expect(await messages({ kind: 'donations' })).toEqual([
      'Donacija 3',
      'Donacija 2',
      'Donacija 1',
    ]);
    expect(await messages({ kind: 'applications', unread: 'true' })).toEqual([
      'Prijava 2',
      'Prijava 1',
    ]);
    expect(await messages({ unread: 'true' })).toHaveLength(5);
    expect(await messages({ unread: 'false' })).toHaveLength(6);
    expect(await messages({ kind: 'mentors' })).toEqual([]);
  });
});

describe('marking some', () => {
  const mark = (who: Persona, ids: string[], to: boolean) =>
    app.as(who.token).call(notificationsApi.mark, { body: { ids, read: to } });
  const remove = (who: Persona, ids: string[]) =>
    app.as(who.token).call(notificationsApi.remove, { body: { ids } });
  const restore = (who: Persona, ids: string[]) =>
    app.as(who.token).call(notificationsApi.restore, { body: { ids } });
  const idsOf = async (who: Persona) => (await list(who)).data.map((one) => one.id);

  it('as read and as unread again', async () => {
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id]);
    const [first = '', second = ''] = await idsOf(cast.lejla);
    expect((await mark(cast.lejla, [first, second], true)).data).toEqual({ success: true });
    expect(await count(cast.lejla)).toBe(1);
    await mark(cast.lejla, [second], false);
    expect(await count(cast.lejla)).toBe(2);
    expect((await list(cast.lejla, { unread: 'true' })).data.map((one) => one.id)).toContain(
      second,
    );
  });

  it('takes them out of the list and puts them back', async () => {
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id]);
    const [first = '', second = ''] = await idsOf(cast.lejla);
    expect((await remove(cast.lejla, [first])).data).toEqual({ success: true });
    expect(await idsOf(cast.lejla)).toEqual([second]);
    expect(await count(cast.lejla)).toBe(1);
    expect((await read(cast.lejla, first)).status).toBe(404);
    await restore(cast.lejla, [first]);
    expect(await idsOf(cast.lejla)).toEqual([first, second]);
    await remove(cast.lejla, [first]);
    app.clock.forward(1);
    await app.platform.jobs.runNow('notifications.sweep');
    const { rows } = await app.platform.db.pool.query('SELECT id FROM notifications');
    expect(rows).toEqual([{ id: second }]);
    expect((await restore(cast.lejla, [first])).status).toBe(404);
  });

  it('touches nothing of others, and refuses foreign and missing ids alike', async () => {
    await tell([cast.emir.id]);
    await tell([cast.lejla.id]);
    const [theirs = ''] = await idsOf(cast.emir);
    const [mine = ''] = await idsOf(cast.lejla);
    for (const act of [
      (ids: string[]) => mark(cast.lejla, ids, true),
      (ids: string[]) => remove(cast.lejla, ids),
      (ids: string[]) => restore(cast.lejla, ids),
    ]) {
      const foreign = await act([theirs]);
      const missing = await act([newId()]);
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(foreign.error).toEqual(missing.error);
      expect((await act([theirs, mine])).status).toBe(200);
    }
    expect(await idsOf(cast.emir)).toEqual([theirs]);
    expect(await count(cast.emir)).toBe(1);
  });

  it.each([[[]], [['x']], [Array.from({ length: 201 }, () => newId())]])(
    'refuses lists that are none',
    async (ids) => {
      expect((await mark(cast.lejla, ids, true)).status).toBe(400);
    },
  );
});
