import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import type { NewMessage } from '@app/contracts/conversations/conversations.schemas';
import { networkApi } from '@app/contracts/network/network.api';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { createSession, createUser, type UserChoice } from '../accounts/accounts.factory.ts';
import { createTie } from '../network/network.factory.ts';

export interface Talker {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** What tests of conversations do over and over, as members who write to each other. */
export function talkersOf(app: TestApp) {
  const as = ({ token }: Talker) => app.as(token);
  const write = (by: Talker, id: string, content: string, more: Partial<NewMessage> = {}) =>
    as(by).call(conversationsApi.write, {
      params: { id },
      body: { clientId: newId(), content, ...more },
    });
  const start = (by: Talker, ...others: readonly Talker[]) =>
    as(by).call(conversationsApi.start, { body: { userIds: others.map(({ id }) => id) } });

  const member = async (choice: UserChoice = {}): Promise<Talker> => {
    const { db, access } = app.platform;
    const at = app.clock.now();
    const made = await db.transaction(async (tx) => {
      const user = await createUser(tx, choice);
      return { ...user, ...(await createSession(tx, user.id, { at })) };
    });
    const { id, name, email, sessionId } = made;
    const token = await access.issue({ userId: id, sessionId, email, role: 'INDIVIDUAL' });
    return { id, name, token };
  };
  const connect = (one: Talker, other: Talker) =>
    app.platform.db.transaction((tx) => createTie(tx, 'connections', one, other));
  /** Ends with its id, so that a test reads on one line. */
  const idOf = async (started: ReturnType<typeof start>): Promise<string> =>
    (await started).data.id;
  /** Two who are connected, with their conversation. */
  const pair = async () => {
    const [amra, beno] = [await member(), await member()];
    await connect(amra, beno);
    return { amra, beno, id: await idOf(start(amra, beno)) };
  };

  return {
    as,
    write,
    start,
    member,
    connect,
    idOf,
    pair,
    block: (by: Talker, other: Talker) =>
      as(by).call(networkApi.block, { params: { userId: other.id } }),
    open: (by: Talker, id: string) => as(by).call(conversationsApi.open, { params: { id } }),
    page: async (by: Talker, id: string, query: object = {}) =>
      (await as(by).call(conversationsApi.messages, { params: { id }, query })).data,
    /** The texts, the first one first. */
    texts: async (by: Talker, id: string) =>
      (
        await as(by).call(conversationsApi.messages, { params: { id }, query: { limit: 100 } })
      ).data.items
        .map((one) => one.event ?? one.content)
        .reverse(),
    box: async (by: Talker, box: 'inbox' | 'requests' | 'archived' = 'inbox') =>
      (await as(by).call(conversationsApi.list, { query: { box } })).data,
    counts: async (by: Talker) => (await as(by).call(conversationsApi.unreadCount)).data,
    move: (by: Talker, id: string, event: 'accept' | 'decline' | 'leave') =>
      as(by).call(conversationsApi.move, { params: { id }, body: { event } }),
    read: (by: Talker, id: string, messageId: string) =>
      as(by).call(conversationsApi.read, { params: { id }, body: { messageId } }),
    react: (by: Talker, id: string, reaction: 'like' | 'love' | null) =>
      as(by).call(conversationsApi.react, { params: { id }, body: { reaction } }),
  };
}
