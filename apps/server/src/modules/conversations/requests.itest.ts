import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { conversationLimits } from '@app/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, start, member, connect, box, page, counts, idOf, open, move, block } = talk;

/** As if so many days had gone by; a token lives for minutes. */
const ago = (column: 'since' | 'asked_at', days: number) =>
  app.platform.db.pool.query(
    `UPDATE conversation_members SET ${column} = ${column} - $1 * interval '1 day'`,
    [days],
  );
const words = 'Zdravo! Više na https://primjer.ba ili 061 123 456.';

/** A stranger's first message. */
async function knocked(content = words) {
  const [amra, beno] = [await member(), await member()];
  const id = await idOf(start(amra, beno));
  const first = await write(amra, id, content);
  return { amra, beno, id, first };
}

describe('a stranger’s first message', () => {
  it('waits before the door, without addresses and numbers, and is not counted', async () => {
    const [amra, beno] = [await member(), await member()];
    const opened = await start(amra, beno);
    expect(opened.data).toMatchObject({ canWrite: true, isFirst: true });
    const { id } = opened.data;
    // Who was not written to yet learns nothing.
    expect((await open(beno, id)).status).toBe(404);
    const first = await write(amra, id, words);
    expect(first.data.content).toBe(words);
    expect([await box(beno), await box(beno, 'requests')]).toMatchObject([
      [],
      [
        {
          id,
          state: 'waiting',
          askedBy: { id: amra.id },
          unreadCount: 1,
          lastMessage: { content: 'Zdravo! Više na […] ili […].' },
        },
      ],
    ]);
    expect(await counts(beno)).toEqual({ unread: 0, requests: 1 });
    const [seen] = (await page(beno, id)).items;
    expect(seen).toMatchObject({
      content: 'Zdravo! Više na […] ili […].',
      held: ['link', 'phone'],
      files: [],
    });
    expect((await open(beno, id)).data).toMatchObject({ canWrite: false, whyNot: 'request' });
    expect((await write(beno, id, 'Ko je to?')).error.code).toBe('WRONG_STATUS');
    expect((await box(amra))[0]).toMatchObject({ id, state: 'active' });
  });

  it('is one until it is let in, and answers itself when it is sent again', async () => {
    const { amra, beno, id, first } = await knocked();
    expect((await open(amra, id)).data).toMatchObject({ canWrite: false, whyNot: 'answer' });
    const second = await write(amra, id, 'Halo?');
    expect([second.status, second.error.code]).toEqual([409, 'ANSWER_AWAITED']);
    const clientId = first.data.clientId ?? '';
    expect((await write(amra, id, words, { clientId })).data.id).toBe(first.data.id);
    expect((await page(beno, id)).items).toHaveLength(1);
  });

  it('sent twice at once is one', async () => {
    const [amra, beno] = [await member(), await member()];
    const id = await idOf(start(amra, beno));
    const both = await Promise.all([write(amra, id, 'Jedan'), write(amra, id, 'Dva')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await page(beno, id)).items).toHaveLength(1);
  });

  it('is let in, and both write', async () => {
    const { amra, beno, id } = await knocked();
    // Nobody learns what was read before the door.
    await talk.read(beno, id, (await page(beno, id)).items[0]?.id ?? '');
    expect((await page(amra, id)).readUpTo).toEqual([]);
    expect((await move(beno, id, 'accept')).status).toBe(200);
    expect((await box(beno, 'requests')).length).toBe(0);
    expect((await box(beno))[0]).toMatchObject({ id, lastMessage: { content: words } });
    expect((await page(beno, id)).items[0]).toMatchObject({ content: words, held: [] });
    expect((await write(beno, id, 'Dobro došla.')).status).toBe(200);
    expect((await write(amra, id, 'Hvala!')).status).toBe(200);
  });

  it('is refused in silence, and not repeated for thirty days', async () => {
    const { amra, beno, id } = await knocked();
    const before = (await open(amra, id)).data;
    expect((await move(beno, id, 'decline')).status).toBe(200);
    expect((await open(amra, id)).data).toEqual(before);
    expect((await write(amra, id, 'Halo?')).error.code).toBe('ANSWER_AWAITED');
    expect(await box(beno, 'requests')).toEqual([]);
    expect((await open(beno, id)).status).toBe(404);
    await ago('since', 30);
    expect((await write(amra, id, 'Još jednom zdravo.')).status).toBe(200);
    expect((await box(beno, 'requests'))[0]?.lastMessage?.content).toBe('Još jednom zdravo.');
    // What was refused is not read again.
    expect((await page(beno, id)).items).toHaveLength(1);
  });

  it('that was refused is opened again by who refused it', async () => {
    const { amra, beno, id } = await knocked();
    await move(beno, id, 'decline');
    expect((await start(beno, amra)).data).toMatchObject({ id, canWrite: true, isFirst: false });
    expect((await write(beno, id, 'Ipak, zdravo.')).status).toBe(200);
    expect((await write(amra, id, 'Zdravo!')).status).toBe(200);
  });

  it('of who became a connection meanwhile needs no letting in', async () => {
    const { amra, beno, id } = await knocked();
    await connect(amra, beno);
    expect((await write(amra, id, 'Sad smo povezani.')).status).toBe(200);
    expect((await box(beno))[0]).toMatchObject({ id, state: 'active', unreadCount: 2 });
  });

  it('leaves the door once its sender and the reader are connected', async () => {
    const { amra, beno, id } = await knocked();
    const invited = await as(amra).call(networkApi.invite, {
      body: { userId: beno.id, note: '' },
    });
    await as(beno).call(networkApi.answer, {
      params: { id: invited.data.invitationId ?? '' },
      body: { event: 'accept' },
    });
    expect(await box(beno, 'requests')).toEqual([]);
    expect(await counts(beno)).toEqual({ unread: 1, requests: 0 });
    expect((await box(beno))[0]).toMatchObject({
      id,
      state: 'active',
      lastMessage: { content: words },
    });
    expect((await write(beno, id, 'Zdravo, Amra.')).status).toBe(200);
  });

  it.each(['closed_at', 'deletion_requested_at'])(
    'leaves the door once its sender’s account is gone (%s)',
    async (column) => {
      const { amra, beno } = await knocked();
      await app.platform.db.pool.query(`UPDATE users SET ${column} = now() WHERE id = $1`, [
        amra.id,
      ]);
      expect(await box(beno, 'requests')).toEqual([]);
      expect(await counts(beno)).toEqual({ unread: 0, requests: 0 });
    },
  );

  it('of a conversation that both opened goes to whom it is for', async () => {
    const [amra, beno] = [await member(), await member()];
    const id = await idOf(start(amra, beno));
    await start(beno, amra);
    await write(beno, id, 'Ja prvi.');
    expect(await box(amra)).toEqual([]);
    expect(await counts(amra)).toEqual({ unread: 0, requests: 1 });
  });

  it('goes to so many within a day', async () => {
    const amra = await member();
    const ids: string[] = [];
    for (let n = 0; n <= conversationLimits.strangersPerDay; n += 1) {
      ids.push(await idOf(start(amra, await member())));
    }
    const sent = [];
    for (const id of ids) sent.push(await write(amra, id, 'Zdravo!'));
    const last = sent.pop();
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect([last?.status, last?.error.code]).toEqual([429, 'STRANGERS_TODAY']);
    await ago('asked_at', 1);
    expect((await write(amra, ids.at(-1) ?? '', 'Zdravo!')).status).toBe(200);
  });

  it('does not reach whom members do not see, nor who takes none', async () => {
    const [amra, hidden, closed] = [await member(), await member(), await member()];
    await as(hidden).call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    expect((await start(amra, hidden)).status).toBe(404);
    expect((await start(amra, { ...amra, id: newId() })).status).toBe(404);
    await as(closed).call(conversationsApi.setSettings, { body: { strangers: 'nobody' } });
    const refused = await start(amra, closed);
    expect([refused.status, refused.error.code]).toEqual([409, 'CONNECT_FIRST']);
    await connect(amra, closed);
    expect((await start(amra, closed)).data).toMatchObject({ canWrite: true, isFirst: false });
  });
});

describe('somebody under eighteen', () => {
  const year = new Date(testNow).getUTCFullYear();
  const young = () => member({ birthYear: year - 15 });
  const adult = () => member({ birthYear: year - 30 });

  it('is not written to by an adult who is no connection', async () => {
    const [grown, minor] = [await adult(), await young()];
    expect((await start(grown, minor)).status).toBe(404);
    await connect(grown, minor);
    const id = await idOf(start(grown, minor));
    expect((await write(grown, id, 'Zdravo!')).status).toBe(200);
    await as(minor).call(networkApi.disconnect, { params: { userId: grown.id } });
    expect((await open(grown, id)).data).toMatchObject({ canWrite: false, whyNot: 'connect' });
    expect((await write(grown, id, 'Halo?')).error.code).toBe('CONNECT_FIRST');
    expect((await page(grown, id)).items).toHaveLength(1);
    // The other way they may.
    expect((await write(minor, id, 'Nisam više tu.')).status).toBe(200);
  });

  it('may ask an adult, who answers once they are connected', async () => {
    const [grown, minor] = [await adult(), await young()];
    const id = await idOf(start(minor, grown));
    await write(minor, id, 'Imam pitanje o pozivu.');
    await move(grown, id, 'accept');
    expect((await open(grown, id)).data).toMatchObject({ canWrite: false, whyNot: 'connect' });
    await connect(grown, minor);
    expect((await write(grown, id, 'Pitaj slobodno.')).status).toBe(200);
  });

  it('who is seen is not written to by strangers who are adults or said nothing', async () => {
    // Seen as an adult's year would be: the rule asks the age alone.
    const [grown, silent, minor] = [
      await adult(),
      await member({ birthYear: null }),
      await adult(),
    ];
    const [toGrown, toMinor] = [await idOf(start(silent, grown)), await idOf(start(grown, minor))];
    await app.platform.db.pool.query('UPDATE users SET birth_year = $2 WHERE id = $1', [
      minor.id,
      year - 15,
    ]);
    expect((await write(grown, toMinor, 'Zdravo!')).error.code).toBe('CONNECT_FIRST');
    expect((await write(silent, toGrown, 'Zdravo!')).status).toBe(200);
    const other = await young();
    expect((await start(other, minor)).status).toBe(404);
  });
});

describe('a block', () => {
  const pair = async (): Promise<{ amra: Talker; beno: Talker; id: string }> => {
    const [amra, beno] = [await member(), await member()];
    await connect(amra, beno);
    const id = await idOf(start(amra, beno));
    await write(amra, id, 'Prije svega.');
    return { amra, beno, id };
  };

  it('ends writing both ways; what was written stays readable and counts for nothing', async () => {
    const { amra, beno, id } = await pair();
    expect(await counts(beno)).toMatchObject({ unread: 1 });
    await block(beno, amra);
    expect(await counts(beno)).toMatchObject({ unread: 0 });
    for (const one of [amra, beno]) {
      expect((await open(one, id)).data).toMatchObject({ canWrite: false, whyNot: 'closed' });
      expect((await write(one, id, 'Još nešto')).error.code).toBe('CONVERSATION_CLOSED');
      const { items, readUpTo } = await page(one, id);
      expect(items.map(({ content }) => content)).toEqual(['Prije svega.']);
      expect(readUpTo).toEqual([]);
      expect((await box(one))[0]?.otherParticipant).toMatchObject({
        profileSlug: null,
        profilePictureUrl: null,
      });
    }
    const messageId = (await page(amra, id)).items[0]?.id ?? '';
    expect((await talk.react(beno, messageId, 'like')).error.code).toBe('CONVERSATION_CLOSED');
    const changed = await as(amra).call(conversationsApi.change, {
      params: { id: messageId },
      body: { content: 'Prijetnja' },
    });
    expect(changed.error.code).toBe('CONVERSATION_CLOSED');
  });

  it('hides a request, and none is begun', async () => {
    const { amra, beno, id } = await knocked('Zdravo!');
    await block(beno, amra);
    expect(await box(beno, 'requests')).toEqual([]);
    expect(await counts(beno)).toEqual({ unread: 0, requests: 0 });
    expect((await open(beno, id)).status).toBe(404);
    expect((await move(beno, id, 'accept')).status).toBe(404);
    const [one, other] = [await member(), await member()];
    await block(one, other);
    expect((await start(one, other)).status).toBe(404);
    expect((await start(other, one)).status).toBe(404);
  });
});
