import { mayAskAgainAt } from '@app/domain/conversations/conversation';
import {
  isRefusal,
  type MembershipActor,
  type MembershipEvent,
  membershipMachine,
} from '@app/domain/conversations/membership.machine';
import { type CodeOf, type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { type ConversationRow, type MemberRow, updateMember } from './conversations.repo.ts';
import { insertMessage } from './messages.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly membership: CodeOf<typeof membershipMachine, Moving>;
  }
}

/** What a move changes of a membership besides its status. */
type Change = Parameters<typeof updateMember>[2];

interface Moving {
  /** Held. */
  readonly conversation: ConversationRow;
  readonly member: MemberRow;
  readonly change: Change;
}

const lineOf = { accept: 'joined', leave: 'left', remove: 'removed' } as const;

export const membershipMoves = {
  guards: {
    isGroup: (_tx, { conversation }) => (conversation.isGroup ? undefined : fail('WRONG_STATUS')),
    isOfTwo: (_tx, { conversation }) => (conversation.isGroup ? fail('WRONG_STATUS') : undefined),
    isQuietOver: (_tx, { member, at }) =>
      mayAskAgainAt(member.since) > at ? fail('WRONG_STATUS') : undefined,
  },
  effects: {
    async tellGroup(_p, tx, { conversation, member, event, at }) {
      if (!conversation.isGroup || !(event in lineOf)) return;
      await insertMessage(tx, {
        id: newId(),
        conversationId: conversation.id,
        senderId: member.userId,
        event: lineOf[event as keyof typeof lineOf],
        content: '',
        createdAt: at,
      });
    },
  },
} satisfies SomeMoves['membership'];

const lifecycle: LifecycleOf<typeof membershipMachine, Moving> = {
  table: membershipMachine,
  code: ({ membership }) => membership,
  async write(p, tx, { member, change, from, to, at }) {
    const since = isRefusal(from) && isRefusal(to) ? member.since : at;
    await updateMember(tx, member, { ...change, status: to, since });
    await rightsChanged(tx, p, member.userId);
  },
  audit: ({ event, conversation }) => ({
    action: `conversationMember.${event}`,
    subject: conversation.id,
  }),
};

/** Moves a member of a conversation that is held, by the status table. */
export async function moveMember(
  p: Platform,
  tx: Tx,
  moving: Pick<Moving, 'conversation' | 'member'>,
  by: {
    readonly event: MembershipEvent;
    readonly actorId: string;
    readonly actors: readonly MembershipActor[];
  },
  change: Change = {},
): Promise<Failure | undefined> {
  const request = { ...by, state: moving.member.status };
  const done = await runMove(p, tx, lifecycle, request, { ...moving, change });
  return isFailure(done) ? done : undefined;
}
