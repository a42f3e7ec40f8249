import { forgedTokens, levels, modules, platform, walk } from '../proofs.ts';
import type { Rows } from '../row.ts';

const blind = 'apps/server/src/samples/blind.deep.itest.ts';
const access = `${platform}/access/access.test.ts`;

/** V8: authorization. V9: tokens that carry what they say. */
export const rights: Rows = {
  '8.1.1': {
    asks: 'documents say who may do what to which record',
    proof: [
      ['docs/generated/permissions.md', 'Printed from the policies'],
      ['docs/generated/api.md', '| access |'],
    ],
  },
  '8.1.2': {
    asks: 'documents say who may read and write which field',
    proof: [['docs/decisions/045-samples.md', '# 045']],
    but: 'fields are told by the schemas of the answers and the markers of the leak check',
  },
  '8.2.1': {
    asks: 'functions are for whom they are for',
    proof: [
      walk,
      levels,
      [
        'packages/domain/src/people/reach.test.ts',
        'whatever members do, nobody reaches a minor who did not agree to it, nor who blocked them',
      ],
    ],
  },
  '8.2.2': {
    asks: 'records are for whom they are for',
    proof: [
      walk,
      [
        `${modules}/teams/teams.rights.itest.ts`,
        'role × status × act: real answers are those of the policy',
      ],
      [
        'apps/server/src/samples/topics.testing.ts',
        'every topic is heard by whoever may read what it names, and by nobody else',
      ],
    ],
  },
  '8.2.3': {
    asks: 'fields are for whom they are for',
    proof: [
      walk,
      [
        `${modules}/applications/applications.visibility.itest.ts`,
        'each field goes to whom it is for, in every status',
      ],
      [blind, 'no call tells a board whose application of a blind call it is, by whatever name'],
    ],
  },
  '8.3.1': {
    asks: 'the server decides',
    proof: [
      walk,
      [
        'apps/server/src/samples/topics.testing.ts',
        'whoever loses the right to read hears no more, on whichever copy they listen',
      ],
    ],
  },
  '8.4.1': {
    asks: 'tenants (banks) do not reach each other',
    proof: [
      walk,
      [
        `${modules}/reviews/reviews.desk.itest.ts`,
        'and the list of calls hold the reader’s banks only',
      ],
    ],
  },
  '9.1.1': { asks: 'tokens are believed by their signature', proof: [forgedTokens] },
  '9.1.2': {
    asks: 'one algorithm, never none',
    proof: [
      forgedTokens,
      [
        `${modules}/accounts/sign-in/challenge.test.ts`,
        'counts only with the right key, algorithm, audience and end',
      ],
    ],
  },
  '9.1.3': { asks: 'keys are ours, not the token’s', proof: [forgedTokens] },
  '9.2.1': {
    asks: 'tokens hold from when to when they say',
    proof: [forgedTokens, [access, 'lives 15 minutes, also where it has been seen before']],
  },
  '9.2.2': {
    asks: 'a token is of the right kind',
    proof: [
      [
        `${modules}/accounts/sign-in/challenge.test.ts`,
        'counts only with the right key, algorithm, audience and end',
      ],
      [`${modules}/accounts/sessions/sessions.itest.ts`, 'refuses an access token in its place'],
    ],
  },
  '9.2.3': { asks: 'a token is meant for this service', proof: [forgedTokens] },
  '9.2.4': {
    asks: 'one key for several audiences is told apart by them',
    proof: [
      forgedTokens,
      [
        `${modules}/accounts/second-factor/second-factor.itest.ts`,
        'takes a challenge for its own account only, and no other token for one',
      ],
    ],
  },
};

const none = 'no OAuth and no OpenID Connect, neither as server nor as client';

/** V10: OAuth and OpenID Connect. V17: WebRTC. */
export const notHere: Rows = {
  '10.1.1': { asks: 'tokens go only where they are needed', absent: none },
  '10.1.2': { asks: 'answers belong to a flow that this browser began', absent: none },
  '10.2.1': { asks: 'the client’s code flow cannot be forged', absent: none },
  '10.2.2': { asks: 'several authorization servers are not mixed up', absent: none },
  '10.3.1': { asks: 'tokens are meant for this resource', absent: none },
  '10.3.2': { asks: 'rights follow what the token grants', absent: none },
  '10.3.3': { asks: 'who it is follows from claims that stay', absent: none },
  '10.3.4': { asks: 'tokens show the strength of signing in that is asked for', absent: none },
  '10.4.1': { asks: 'redirects go to registered addresses', absent: none },
  '10.4.2': { asks: 'a code is used once', absent: none },
  '10.4.3': { asks: 'a code lasts minutes', absent: none },
  '10.4.4': { asks: 'only the grants that a client needs', absent: none },
  '10.4.5': { asks: 'refresh tokens cannot be replayed', absent: none },
  '10.4.6': { asks: 'PKCE is demanded', absent: none },
  '10.4.7': { asks: 'clients that register themselves are checked', absent: none },
  '10.4.8': { asks: 'refresh tokens end at last', absent: none },
  '10.4.9': { asks: 'tokens can be revoked by their owner', absent: none },
  '10.4.10': { asks: 'confidential clients prove themselves', absent: none },
  '10.4.11': { asks: 'clients get the scopes that they need', absent: none },
  '10.5.1': { asks: 'ID tokens cannot be replayed', absent: none },
  '10.5.2': { asks: 'who it is follows from a claim that stays', absent: none },
  '10.5.3': { asks: 'no server stands in for another', absent: none },
  '10.5.4': { asks: 'ID tokens are meant for this client', absent: none },
  '10.5.5': { asks: 'sign-outs between servers cannot be forged', absent: none },
  '10.6.1': { asks: 'providers answer by safe modes alone', absent: none },
  '10.6.2': { asks: 'nobody is signed out by a foreign page', absent: none },
  '10.7.1': { asks: 'people agree to each request', absent: none },
  '10.7.2': { asks: 'they are told to what', absent: none },
  '10.7.3': { asks: 'they can take it back', absent: none },
  '17.1.1': { asks: 'TURN leads to public addresses alone', absent: 'no WebRTC' },
  '17.2.1': { asks: 'keys of DTLS are managed', absent: 'no WebRTC' },
  '17.2.2': { asks: 'DTLS by strong ciphers alone', absent: 'no WebRTC' },
  '17.2.3': { asks: 'SRTP is authenticated', absent: 'no WebRTC' },
  '17.2.4': { asks: 'broken SRTP stops nothing', absent: 'no WebRTC' },
  '17.3.1': { asks: 'signalling bears a flood', absent: 'no WebRTC' },
  '17.3.2': { asks: 'broken signals stop nothing', absent: 'no WebRTC' },
};
