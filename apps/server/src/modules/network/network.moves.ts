import { pages } from '@app/contracts/pages';
import type { InvitationEffect } from '@app/domain/network/invitation.machine';
import type { RecommendationEffect } from '@app/domain/network/recommendation.machine';
import { rightsChanged } from '../../platform/hearing.ts';
import type { MoveCode } from '../../platform/moves.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { hideFrom, notify } from '../notifications/public.ts';
import type { InvitationRow } from './invitations.repo.ts';
import { namingOf } from './people.service.ts';
import type { RecommendationRow } from './recommendations.repo.ts';
import { tie } from './ties.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly recommendation: MoveCode<RecommendationMoving, never, RecommendationEffect>;
    readonly connectionInvitation: MoveCode<ConnectionMoving, never, InvitationEffect>;
  }
}

/** A move under way, the two members held. */
export interface ConnectionMoving {
  readonly invitation: InvitationRow;
  readonly at: Date;
}

/** The same of a recommendation. */
export interface RecommendationMoving {
  readonly recommendation: RecommendationRow;
}

export const connectionMoves = {
  guards: {},
  effects: {
    async connect(p, tx, { invitation: { inviterId, inviteeId }, at }) {
      await tie(tx, 'connections', { from: inviterId, to: inviteeId, since: at });
      await tie(tx, 'connections', { from: inviteeId, to: inviterId, since: at });
      await rightsChanged(tx, p, inviterId, inviteeId);
    },
    tellInviter: async (p, tx, { invitation: { inviterId, inviteeId } }) =>
      notify(tx, p, {
        userIds: [inviterId],
        type: 'connection_request',
        text: 'connectionAccepted',
        values: (await namingOf(p, tx, [inviteeId]))(inviteeId),
        actionUrl: pages.network({ dio: 'veze' }),
        from: inviteeId,
        isPersonal: true,
      }),
    untellInvitee: (_p, tx, { invitation: { inviterId, inviteeId } }) =>
      hideFrom(tx, inviteeId, { from: inviterId, text: 'connectionInvited' }),
  },
} satisfies SomeMoves['connectionInvitation'];

export const recommendationMoves = {
  guards: {},
  effects: {
    tellAuthor: async (p, tx, { recommendation: { authorId, subjectId } }) =>
      notify(tx, p, {
        userIds: [authorId],
        type: 'recommendation',
        text: 'recommendationShown',
        values: (await namingOf(p, tx, [subjectId]))(subjectId),
        actionUrl: pages.network({ dio: 'preporuke' }),
        from: subjectId,
        isPersonal: true,
      }),
    untellSubject: (_p, tx, { recommendation: { authorId, subjectId } }) =>
      hideFrom(tx, subjectId, { from: authorId, text: 'recommended' }),
  },
} satisfies SomeMoves['recommendation'];
