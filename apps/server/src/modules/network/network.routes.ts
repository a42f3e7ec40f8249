import { networkApi } from '@app/contracts/network/network.api';
import { defineModule } from '../../platform/http/module.ts';
import { listDirectory } from './directory.service.ts';
import { countNetwork, listConnections, listPeople, listWaiting } from './lists.service.ts';
import { connectionMoves, recommendationMoves } from './network.moves.ts';
import { networkPersonalData } from './network.personal-data.ts';
import {
  answerInvitation,
  block,
  disconnect,
  follow,
  inviteMember,
  unblock,
  unfollow,
} from './network.service.ts';
import { networkTables } from './network.tables.ts';
import { standingOf } from './people.service.ts';
import {
  listRecommendations,
  moveRecommendation,
  recommend,
  recommendationsOf,
} from './recommendations.service.ts';
import { reportedMember } from './reported.ts';
import { dismissSuggestion, listSuggestions } from './suggestions.service.ts';
import { areBlocked, blockedWith, isNotBlocked } from './ties.repo.ts';

export const networkModule = defineModule({
  name: 'network',
  api: networkApi,
  tables: networkTables,
  moves: { connectionInvitation: connectionMoves, recommendation: recommendationMoves },
  provides: { blockedWith, areBlocked, isNotBlocked, reportedMember },
  personalData: networkPersonalData,
  handlers: (p) => ({
    connections: ({ query }, { actor }) => listConnections(p, actor.id, query),
    disconnect: ({ params }, { actor }) => disconnect(p, actor, params.userId),
    invitations: ({ query }, { actor }) => listWaiting(p, actor.id, query.box, query),
    invite: ({ body }, { actor }) => inviteMember(p, actor, body),
    answer: ({ params, body }, { actor }) => answerInvitation(p, actor, params.id, body.event),
    follows: ({ query }, { actor }) =>
      listPeople(p, actor.id, 'follows', query.way === 'following' ? 'from' : 'to', query),
    follow: ({ params }, { actor }) => follow(p, actor, params.userId),
    unfollow: ({ params }, { actor }) => unfollow(p, actor, params.userId),
    blocks: ({ query }, { actor }) => listPeople(p, actor.id, 'blocks', 'from', query),
    block: ({ params }, { actor }) => block(p, actor, params.userId),
    unblock: ({ params }, { actor }) => unblock(p, actor, params.userId),
    directory: ({ query }, { actor }) => listDirectory(p, actor, query),
    suggestions: (_input, { actor }) => listSuggestions(p, actor),
    dismissSuggestion: ({ params }, { actor }) => dismissSuggestion(p, actor, params.userId),
    recommendationsOf: ({ params, query }, { actor }) =>
      recommendationsOf(p, actor, params.userId, query),
    recommendations: ({ query }, { actor }) => listRecommendations(p, actor, query),
    recommend: ({ body }, { actor }) => recommend(p, actor, body),
    moveRecommendation: ({ params, body }, { actor }) =>
      moveRecommendation(p, actor, params.id, body.event),
    counts: (_input, { actor }) => countNetwork(p, actor.id),
    person: ({ params }, { actor }) => standingOf(p, p.db.read, actor, params.userId),
  }),
});
