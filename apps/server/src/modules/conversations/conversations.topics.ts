import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { apartAmong } from '../network/public.ts';
import { findPlaces } from './conversations.repo.ts';

declare module '../../platform/topics.ts' {
  interface Topics {
    readonly conversation: Hearing;
    readonly writes: 'nobody';
  }
}

export const conversationsTopics = {
  conversation: heardBy({
    async find({ db }, actor, ids) {
      const places = await findPlaces(db.read, ids, actor.id);
      const others = places.flatMap(({ other }) => other?.userId ?? []);
      const apart = await apartAmong(db.read, actor.id, others);
      return new Map(
        places.map(({ conversation, own, other }) => {
          // Who is asked into a group reads nothing of it before they accept.
          const isIn =
            own.status === 'active' ||
            (own.status === 'waiting' && own.lastAt !== null && !conversation.isGroup);
          // Of two, nothing is written while they are apart.
          const isApart = other !== null && apart.has(other.userId);
          return [conversation.id, isIn && !isApart];
        }),
      );
    },
    may: (_actor, isRead) => isRead,
  }),
  writes: 'nobody',
} as const;
