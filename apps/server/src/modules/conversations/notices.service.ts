import { pages } from '@app/contracts/pages';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { namingOf } from '../network/public.ts';
import { hideAbout, markAbout, notify } from '../notifications/public.ts';
import { takeUnheard, type Unheard } from './notices.repo.ts';

const addressOf = (conversation: string) => pages.messages({ conversation });

const textOf = ({ isGroup, isRequest }: Unheard) => {
  if (isRequest) return 'messageRequest';
  return isGroup ? 'groupUnread' : 'messageUnread';
};

/** Tells each member who left something unread for a while, once for a conversation until they read it. */
export async function tellUnread(p: Platform): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await p.db.transaction(async (tx) => {
      const taken = await takeUnheard(tx, p.clock.now());
      const writers = taken.unheard.flatMap(({ writerId }) => writerId ?? []);
      const naming = await namingOf(p, tx, writers);
      for (const one of taken.unheard) {
        await notify(tx, p, {
          userIds: [one.userId],
          type: 'message',
          text: textOf(one),
          values: one.writerId === null ? {} : naming(one.writerId),
          actionUrl: addressOf(one.conversationId),
          ...(one.writerId !== null && { from: one.writerId }),
          ...(!one.isGroup && { isPersonal: true }),
        });
      }
      return taken.isMore;
    });
  }
}

/** Who is asked into a group hears of it at once: nothing happens in it for them before they answer. */
export const notifyInvited = async (
  p: Platform,
  tx: Tx,
  {
    id,
    by,
    userIds,
  }: { readonly id: string; readonly by: string; readonly userIds: readonly string[] },
): Promise<void> =>
  notify(tx, p, {
    userIds,
    type: 'group_invitation',
    text: 'groupInvited',
    values: (await namingOf(p, tx, [by]))(by),
    actionUrl: addressOf(id),
    from: by,
    isPersonal: true,
  });

const about = (id: string) =>
  ({ types: ['message', 'group_invitation'], actionUrl: addressOf(id) }) as const;

/** What was told of a conversation is old once it was read or answered; no mail follows it. */
export const readOf = (tx: Tx, userId: string, id: string, at: Date): Promise<void> =>
  markAbout(tx, userId, about(id), at);

/** It is not there for them any more, and nothing leads them to it. */
export const tellNoMoreOf = (tx: Tx, userId: string, id: string): Promise<void> =>
  hideAbout(tx, userId, about(id));
