import type { networkApi } from '@app/contracts/network/network.api';
import {
  createConnectionInvitation,
  createRecommendation,
  createTie,
} from '../modules/network/network.factory.ts';
import { members, noOne } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

const someone = async (stage: Stage) => ({
  params: { userId: (await stage.fresh('lejla')).id },
});

const tied = (kind: 'connections' | 'follows' | 'blocks') => async (stage: Stage, to: Person) => {
  const other = await stage.fresh('lejla');
  await stage.tx((tx) => createTie(tx, kind, to, other));
  return { params: { userId: other.id } };
};

async function invitation(stage: Stage, invitee: Person) {
  const inviter = await stage.fresh('lejla');
  const { id } = await stage.tx((tx) => createConnectionInvitation(tx, inviter, invitee));
  return { params: { id }, body: { event: 'accept' as const } };
}

async function recommendation(stage: Stage, subject: Person) {
  const author = await stage.fresh('lejla');
  const { id } = await stage.tx((tx) => createRecommendation(tx, author, subject));
  return { params: { id }, body: { event: 'accept' as const } };
}

export const networkSamples: Samples<typeof networkApi> = {
  connections: { may: members, filters: [{}] },
  disconnect: { may: members, own: tied('connections') },
  invitations: {
    may: members,
    own: () => ({ query: { box: 'received' } }),
    filters: [{ box: 'received' }, { box: 'sent' }],
  },
  invite: {
    may: members,
    own: async (stage) => ({ body: { userId: (await stage.fresh('lejla')).id } }),
    missing: () => ({ body: { userId: missingId } }),
  },
  answer: {
    may: { own: members, foreign: noOne },
    own: invitation,
    foreign: async (stage) => invitation(stage, await stage.fresh('lejla')),
  },
  follows: {
    may: members,
    own: () => ({ query: { way: 'following' } }),
    filters: [{ way: 'following' }, { way: 'followers' }],
  },
  follow: { may: members, own: someone },
  unfollow: { may: members, own: tied('follows') },
  blocks: { may: members, filters: [{}] },
  block: { may: members, own: someone },
  unblock: { may: members, own: tied('blocks') },
  directory: {
    may: members,
    filters: [
      {},
      { q: 'am' },
      { q: 'b9' },
      { q: 'staz' },
      { q: 'rijek' },
      { skill: 'staza', place: 'rijeka' },
      { place: 'rijeka' },
      { seeking: 'mentor' },
      { interest: 'arts' },
      { interest: 'finance', place: 'rijeka' },
      { bank: 'mostar' },
    ],
  },
  suggestions: { may: members },
  dismissSuggestion: { may: members, own: someone },
  recommendationsOf: { may: members, own: someone, filters: [{}] },
  recommendations: {
    may: members,
    own: () => ({ query: { box: 'received' } }),
    filters: [{ box: 'waiting' }, { box: 'received' }, { box: 'given' }],
  },
  recommend: {
    may: members,
    own: async (stage, author) => {
      const subject = await stage.fresh('lejla');
      await stage.tx((tx) => createTie(tx, 'connections', author, subject));
      return { body: { userId: subject.id, text: 'S njom je lako raditi.' } };
    },
    missing: () => ({ body: { userId: missingId, text: 'S njom je lako raditi.' } }),
  },
  moveRecommendation: {
    may: { own: members, foreign: noOne },
    own: recommendation,
    foreign: async (stage) => recommendation(stage, await stage.fresh('lejla')),
  },
  counts: { may: members },
  person: { may: members, own: someone },
};
