import { z } from 'zod';
import { ById, Done, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { networkPaths } from './network.paths.ts';
import {
  ByUser,
  ConnectionsQuery,
  ConnectionView,
  DirectoryPerson,
  DirectoryQuery,
  FollowsQuery,
  InvitationMove,
  InvitationsQuery,
  InvitationView,
  ListedPerson,
  NetworkCounts,
  NewInvitation,
  NewRecommendation,
  RecommendationMove,
  RecommendationsQuery,
  RecommendationView,
  ShownRecommendation,
  Standing,
  Suggestion,
} from './network.schemas.ts';

/** Who is connected with whom, who follows whom, and who wants nothing to do with whom. */
export const networkApi = endpoints(networkPaths, {
  connections: {
    access: 'member',
    summary:
      "The member's connections, the newest first, paged by key; by name those that begin so.",
    query: ConnectionsQuery,
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
  directory: {
    access: 'member',
    summary:
      'Members who let members see them, by name, filtered by words and by what their profile shows to members; paged by key. Nobody under eighteen is listed.',
    query: DirectoryQuery,
    answer: listOf(DirectoryPerson),
    rateLimit: { max: 600, windowSeconds: 3600 },
  },
  suggestions: {
    access: 'member',
    summary: 'Some members whom the reader might know, and why.',
    answer: z.array(Suggestion),
  },
  dismissSuggestion: {
    access: 'member',
    summary: 'Suggests a member no more.',
    params: ByUser,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  recommendationsOf: {
    access: 'member',
    summary:
      'What others wrote about a member and the member shows, the newest first, paged by key.',
    params: ByUser,
    query: listQuery(),
    answer: listOf(ShownRecommendation),
    errors: ['NOT_FOUND'],
  },
  recommendations: {
    access: 'member',
    summary:
      'What others wrote about the reader, waiting or answered, or what the reader wrote about others; the newest first, paged by key.',
    query: RecommendationsQuery,
    answer: listOf(RecommendationView),
  },
  recommend: {
    access: 'member',
    summary: 'Recommends a connection; others see it once they accept.',
    body: NewRecommendation,
    answer: Done,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    rateLimit: { max: 30, windowSeconds: 3600 },
  },
  moveRecommendation: {
    access: 'member',
    summary: 'Accepts, declines, hides or shows what somebody wrote, or takes back the own.',
    params: ById,
    body: RecommendationMove,
    answer: Done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATUS'],
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
