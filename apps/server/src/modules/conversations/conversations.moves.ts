import { mayAskAgainAt } from '@app/domain/conversations/conversation';
import {
  isRefusal,
  type MembershipActor,
  type MembershipEffect,
  type MembershipEvent,
  type MembershipGuard,
  membershipMachine,
} from '@app/domain/conversations/membership.machine';
import { decide } from '@app/domain/machine';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { type MoveCode, refusedBy, runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { type ConversationRow, type MemberRow, updateMember } from './conversations.repo.ts';
import { insertMessage } from './messages.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly membership: MoveCode<Moving, MembershipGuard, MembershipEffect>;
  }
}

/** A move under way, the conversation held. */
export interface Moving {
  readonly conversation: ConversationRow;
  readonly member: MemberRow;
  readonly event: MembershipEvent;
  readonly at: Date;
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

/** What a move changes of a membership besides its status. */
type Change = Parameters<typeof updateMember>[2];

/** Moves a member of a conversation that is held, by the status table. */
export async function moveMember(
  p: Platform,
  tx: Tx,
  { conversation, member }: Pick<Moving, 'conversation' | 'member'>,
  by: {
    readonly event: MembershipEvent;
    readonly actorId: string;
    readonly actors: readonly MembershipActor[];
  },
  change: Change = {},
): Promise<Failure | undefined> {
  const { event, actors, actorId } = by;
  const decided = decide(membershipMachine, { state: member.status, event, actors });
  if (!decided.ok) return fail(decided.code === 'REASON_MISSING' ? 'VALIDATION' : decided.code);
  const at = p.clock.now();
  const moving: Moving = { conversation, member, event, at };
  const refused = await refusedBy(p.moves.membership, decided.move, tx, moving);
  if (refused) return refused;
  const { to } = decided.move;
  const since = isRefusal(member.status) && isRefusal(to) ? member.since : at;
  await updateMember(tx, member, { ...change, status: to, since });
  await rightsChanged(tx, p, member.userId);
  const action = `conversationMember.${event}`;
  await recordAudit(tx, { action, subject: conversation.id, actorId, at });
  const done = await runEffects(p.moves.membership, decided.move, p, tx, moving);
  return isFailure(done) ? done : undefined;
}
