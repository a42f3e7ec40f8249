import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { NotificationChoicesChange } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { notifyAfter } from '@app/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { jobNames } from './conversations.jobs.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, start, member, connect, page, idOf, move, block, pair } = talk;

const secret = 'Tajna je u 061 555 777';

/** As if so many milliseconds had gone by; a token lives for minutes. */
const later = async (time: number) => {
  await app.platform.db.pool.query(
    "UPDATE conversation_members SET tell_at = tell_at - $1 * interval '1 millisecond'",
    [time],
  );
  await app.platform.jobs.runNow(jobNames.tell);
};
const notices = async (who: Talker) =>
  (await as(who).call(notificationsApi.list, {})).data.map(
    ({ title, message, type, actionUrl, read, from }) => ({
      title,
      message,
      type,
      actionUrl,
      read,
      from: from?.id ?? null,
    }),
  );
const titles = async (who: Talker) => (await notices(who)).map(({ title }) => title);
const mails = async (who: Talker) => {
  await app.platform.jobs.drain();
  const { rows } = await app.platform.db.pool.query<{ email: string }>(
    'SELECT email FROM users WHERE id = $1',
    [who.id],
  );
  return app.platform.mail.caught(rows[0]?.email ?? '');
};
const choose = (who: Talker, body: NotificationChoicesChange) =>
  as(who).call(notificationsApi.choose, { body });
const readAll = async (who: Talker, id: string) => {
  const [last] = (await page(who, id)).items;
  return talk.read(who, id, last?.id ?? '');
};

describe('a message that stays unread', () => {
  it('tells its reader once, without its text, until they read it', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, secret);
    await later(notifyAfter - 1000);
    expect(await titles(beno)).toEqual([]);
    await write(amra, id, 'A sutra?');
    await later(1000);
    expect(await notices(beno)).toEqual([
      {
        title: 'Nepročitana poruka',
        message: `${amra.name} ti piše. Poruka te čeka u razgovoru.`,
        type: 'message',
        actionUrl: pages.messages({ conversation: id }),
        read: false,
        from: amra.id,
      },
    ]);
    const [mail, ...more] = await mails(beno);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(pages.messages({ conversation: id }));
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Tajna|555|sutra/);
    expect(await titles(amra)).toEqual([]);

    await write(amra, id, 'Javi se.');
    await later(3 * notifyAfter);
    expect(await titles(beno)).toHaveLength(1);

    await readAll(beno, id);
    expect((await notices(beno)).map(({ read }) => read)).toEqual([true]);
    await write(amra, id, 'Još nešto.');
    await later(notifyAfter);
    expect(await titles(beno)).toHaveLength(2);
    expect(await mails(beno)).toHaveLength(2);
  });

  it('tells nothing of what was read or deleted before, and again of what follows', async () => {
    const { amra, beno, id } = await pair();
    await write(amra, id, 'Pročitano.');
    await readAll(beno, id);
    const { data } = await write(amra, id, 'Greška.');
    await as(amra).call(conversationsApi.remove, { params: { id: data.id } });
    await later(notifyAfter);
    expect(await titles(beno)).toEqual([]);
    await write(amra, id, 'Ovo vrijedi.');
    await later(notifyAfter);
    expect(await titles(beno)).toEqual(['Nepročitana poruka']);
  });

  it('tells later of what came while they read', async () => {
    const { amra, beno, id } = await pair();
    const first = await write(amra, id, 'Prva.');
    await later(notifyAfter);
    await write(amra, id, 'Druga.');
    await talk.read(beno, id, first.data.id);
    await later(notifyAfter);
    expect(await titles(beno)).toHaveLength(2);
  });

  it('tells nothing where it was muted, put away or blocked', async () => {
    const set = (who: Talker, id: string, body: object) =>
      as(who).call(conversationsApi.choose, { params: { id }, body });
    const muted = await pair();
    await set(muted.beno, muted.id, { isMuted: true });
    const away = await pair();
    await set(away.beno, away.id, { isMuted: true, isArchived: true });
    const blocked = await pair();
    for (const { amra, id } of [muted, away, blocked]) await write(amra, id, secret);
    await block(blocked.beno, blocked.amra);
    await later(notifyAfter);
    for (const { beno } of [muted, away, blocked]) {
      expect(await titles(beno)).toEqual([]);
      expect(await mails(beno)).toEqual([]);
    }
    // Of what follows once they want to hear again they are told.
    await set(muted.beno, muted.id, { isMuted: false });
    await write(muted.amra, muted.id, 'Čuješ li?');
    await later(notifyAfter);
    expect(await titles(muted.beno)).toEqual(['Nepročitana poruka']);
  });

  it('goes the ways that its reader chose, in their language', async () => {
    const [amra, beno] = [await member(), await member({ language: 'en' })];
    await connect(amra, beno);
    const id = await idOf(start(amra, beno));
    await choose(beno, { types: [{ type: 'message', app: false }] });
    await write(amra, id, secret);
    await later(notifyAfter);
    expect(await titles(beno)).toEqual([]);
    expect((await mails(beno)).map(({ subject }) => subject)).toEqual(['Unread message']);
    await readAll(beno, id);
    await choose(beno, { types: [{ type: 'message', app: true, mail: false }] });
    await write(amra, id, secret);
    await later(notifyAfter);
    expect(await titles(beno)).toHaveLength(1);
    expect(await mails(beno)).toHaveLength(1);
  });

  it('tells members under eighteen the same', async () => {
    const [amra, beno] = [await member(), await member({ birthYear: 2012 })];
    await connect(amra, beno);
    const id = await idOf(start(amra, beno));
    await write(amra, id, secret);
    await later(notifyAfter);
    expect(await titles(beno)).toEqual(['Nepročitana poruka']);
    expect(await mails(beno)).toHaveLength(1);
  });

  it('waits for a digest, which leaves out what was read before it', async () => {
    const [one, other] = [await pair(), await pair()];
    for (const { beno } of [one, other]) await choose(beno, { frequency: 'daily' });
    for (const { amra, id } of [one, other]) await write(amra, id, secret);
    await later(notifyAfter);
    await readAll(other.beno, other.id);
    app.clock.forward(24 * 3_600_000);
    await app.platform.jobs.runNow('notifications.digests');
    expect((await mails(one.beno)).map(({ subject }) => subject)).toEqual(['1 novo obavještenje']);
    expect(await mails(other.beno)).toEqual([]);
    app.clock.forward(-24 * 3_600_000);
  });
});

it('a stranger’s first message tells who would like to write, and not what', async () => {
  const [amra, beno] = [await member({ birthYear: 2011 }), await member()];
  const id = await idOf(start(amra, beno));
  await write(amra, id, secret);
  await later(notifyAfter);
  // Who is under eighteen, of whom no guardian agreed that they are seen, is called by their first name.
  expect(await notices(beno)).toMatchObject([
    { title: 'Zahtjev za poruku', actionUrl: pages.messages({ conversation: id }), from: null },
  ]);
  const [mail] = await mails(beno);
  const lastName = amra.name.split(' ').slice(1).join(' ');
  expect(`${(await notices(beno))[0]?.message} ${mail?.text} ${mail?.html}`).not.toContain(
    lastName,
  );
  expect(mail?.subject).toBe('Zahtjev za poruku');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Tajna|555/);
  await move(beno, id, 'decline');
  expect(await notices(beno)).toEqual([]);
});

it('what was told of somebody’s messages and invitations goes with a block', async () => {
  const [amra, beno] = [await member(), await member()];
  await write(amra, await idOf(start(amra, beno)), secret);
  await later(notifyAfter);
  expect(await titles(beno)).toEqual(['Zahtjev za poruku']);
  await block(beno, amra);
  expect(await titles(beno)).toEqual([]);
});

it('a request that is refused or blocked before tells nothing', async () => {
  const knocked = async () => {
    const [amra, beno] = [await member(), await member()];
    const id = await idOf(start(amra, beno));
    await write(amra, id, secret);
    return { amra, beno, id };
  };
  const [refused, blocked] = [await knocked(), await knocked()];
  await move(refused.beno, refused.id, 'decline');
  await block(blocked.beno, blocked.amra);
  await later(notifyAfter);
  for (const { beno } of [refused, blocked]) expect(await titles(beno)).toEqual([]);
});

it('an invitation to a group tells at once, and is old once it was answered', async () => {
  const [amra, beno, ceca] = [await member(), await member(), await member()];
  await connect(amra, beno);
  await connect(amra, ceca);
  const started = await as(amra).call(conversationsApi.start, {
    body: { userIds: [beno.id, ceca.id], name: 'Ekipa za plakate' },
  });
  const { id } = started.data;
  expect(await notices(beno)).toMatchObject([
    {
      title: 'Poziv u grupni razgovor',
      type: 'group_invitation',
      actionUrl: pages.messages({ conversation: id }),
      read: false,
    },
  ]);
  expect((await mails(beno)).map(({ subject }) => subject)).toEqual(['Poziv u grupni razgovor']);
  await move(beno, id, 'accept');
  expect(await notices(beno)).toMatchObject([{ read: true }]);
  // Who was asked and has not agreed hears nothing of what is written in it.
  await write(amra, id, secret);
  await later(notifyAfter);
  expect(await titles(beno)).toEqual(['Nepročitano u grupi', 'Poziv u grupni razgovor']);
  expect(await titles(ceca)).toEqual(['Poziv u grupni razgovor']);

  const dino = await member();
  await connect(amra, dino);
  await as(amra).call(conversationsApi.addMembers, {
    params: { id },
    body: { userIds: [dino.id, beno.id] },
  });
  expect(await titles(dino)).toEqual(['Poziv u grupni razgovor']);
  expect(await titles(beno)).toHaveLength(2);
});

it('nothing leads whoever refused, left or was removed to a group, in a mail neither', async () => {
  const amra = await member();
  const [refusing, leaving, removed] = [await member(), await member(), await member()];
  const all = [refusing, leaving, removed];
  for (const one of all) {
    await connect(amra, one);
    await choose(one, { frequency: 'daily' });
  }
  const id = await idOf(start(amra, ...all));
  await move(refusing, id, 'decline');
  for (const one of [leaving, removed]) await move(one, id, 'accept');
  await write(amra, id, secret);
  await later(notifyAfter);
  for (const one of [leaving, removed]) {
    expect(await titles(one)).toEqual(['Nepročitano u grupi', 'Poziv u grupni razgovor']);
  }
  await move(leaving, id, 'leave');
  await as(amra).call(conversationsApi.removeMember, { params: { id, userId: removed.id } });
  app.clock.forward(24 * 3_600_000);
  await app.platform.jobs.runNow('notifications.digests');
  app.clock.forward(-24 * 3_600_000);
  for (const one of all) {
    expect(await titles(one)).toEqual([]);
    expect(await mails(one)).toEqual([]);
  }
});
