import { pages } from '@app/contracts/pages';
import { invitationMachine } from '@app/domain/network/invitation.machine';
import { recommendationMachine } from '@app/domain/network/recommendation.machine';
import type { CodeOf, LifecycleOf } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { rightsChanged } from '../../platform/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { hideFrom, notify } from '../notifications/public.ts';
import { type InvitationRow, updateInvitation } from './invitations.repo.ts';
import { namingOf } from './people.service.ts';
import { type RecommendationRow, updateRecommendation } from './recommendations.repo.ts';
import { tie } from './ties.repo.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Two who were strangers to each other are connected now. */
    readonly connectionMade: (p: Platform, tx: Tx, one: string, other: string) => Promise<void>;
  }
  interface Moves {
    readonly recommendation: CodeOf<typeof recommendationMachine, RecommendationMoving>;
    readonly connectionInvitation: CodeOf<typeof invitationMachine, ConnectionMoving>;
  }
}

interface ConnectionMoving {
  /** Its two members are held. */
  readonly invitation: InvitationRow;
}

interface RecommendationMoving {
  /** Its two members are held. */
  readonly recommendation: RecommendationRow;
}

export const connectionMoves = {
  guards: {},
  effects: {
    async connect(p, tx, { invitation: { inviterId, inviteeId }, at }) {
      await tie(tx, 'connections', { from: inviterId, to: inviteeId, since: at });
      await tie(tx, 'connections', { from: inviteeId, to: inviterId, since: at });
      await p.provided.connectionMade(p, tx, inviterId, inviteeId);
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

export const connectionLifecycle: LifecycleOf<typeof invitationMachine, ConnectionMoving> = {
  table: invitationMachine,
  code: ({ connectionInvitation }) => connectionInvitation,
  write: (_p, tx, { invitation, to, at }) =>
    updateInvitation(tx, invitation.id, { status: to, answeredAt: at }),
  audit: ({ event, invitation }) => ({
    action: `connectionInvitation.${event}`,
    subject: invitation.id,
  }),
};

export const recommendationLifecycle: LifecycleOf<
  typeof recommendationMachine,
  RecommendationMoving
> = {
  table: recommendationMachine,
  code: ({ recommendation }) => recommendation,
  write: (_p, tx, { recommendation: { id }, to }) => updateRecommendation(tx, id, to),
  audit: ({ event, recommendation }) => ({
    action: `recommendation.${event}`,
    subject: recommendation.id,
  }),
  signals: ({ recommendation: { authorId, subjectId } }) => [
    `user:${authorId}`,
    `user:${subjectId}`,
  ],
};
