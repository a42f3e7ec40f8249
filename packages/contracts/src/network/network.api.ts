import { ById, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { networkPaths } from './network.paths.ts';
import {
  ByUser,
  ConnectionView,
  FollowsQuery,
  InvitationMove,
  InvitationsQuery,
  InvitationView,
  ListedPerson,
  NetworkCounts,
  NewInvitation,
  Standing,
} from './network.schemas.ts';

/** Who is connected with whom, who follows whom, and who wants nothing to do with whom. */
export const networkApi = endpoints(networkPaths, {
  connections: {
    access: 'member',
    summary: "The member's connections, the newest first, paged by key.",
    query: listQuery(),
    answer: listOf(ConnectionView),
  },
  disconnect: {
    access: 'member',
    summary: 'Ends a connection; the other is not told.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
  },
  invitations: {
    access: 'member',
    summary: 'Invitations to connect that wait for an answer, the newest first, paged by key.',
    query: InvitationsQuery,
    answer: listOf(InvitationView),
  },
  invite: {
    access: 'member',
    summary:
      'Invites a member to connect; where they invited the reader before, it accepts. Whom the reader may not see is not found.',
    body: NewInvitation,
    answer: Standing,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'INVITED_BEFORE', 'TOO_MANY_ITEMS'],
    rateLimit: { max: 60, windowSeconds: 3600 },
  },
  answer: {
    access: 'member',
    summary: 'Accepts or declines an invitation, or takes back the own.',
    params: ById,
    body: InvitationMove,
    answer: Standing,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATUS'],
  },
  follows: {
    access: 'member',
    summary: 'Whom the member follows, or who follows them, the newest first, paged by key.',
    query: FollowsQuery,
    answer: listOf(ListedPerson),
  },
  follow: {
    access: 'member',
    summary: 'Follows a member; they are not told.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 300, windowSeconds: 3600 },
  },
  unfollow: {
    access: 'member',
    summary: 'Follows a member no more.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
  },
  blocks: {
    access: 'member',
    summary: 'Whom the member blocked, the newest first, paged by key.',
    query: listQuery(),
    answer: listOf(ListedPerson),
  },
  block: {
    access: 'member',
    summary:
      'Blocks a member: connection, follows and invitations between both end, and from now on neither finds the other. They are not told.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 300, windowSeconds: 3600 },
  },
  unblock: {
    access: 'member',
    summary: 'Takes a block back; what it ended stays ended.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
  },
  counts: {
    access: 'member',
    summary: "How many connections, waiting invitations and follows are the member's.",
    answer: NetworkCounts,
  },
  person: {
    access: 'member',
    summary: 'What the reader and a member are to each other.',
    params: ByUser,
    answer: Standing,
    errors: ['NOT_FOUND'],
  },
});
