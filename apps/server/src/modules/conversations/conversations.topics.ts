import { type Hearing, heardBy } from '../../platform/hearing.ts';
import { blockedAmong } from '../network/public.ts';
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
      const blocked = await blockedAmong(db.read, actor.id, others);
      return new Map(
        places.map(({ conversation, own, other }) => {
          // Who is asked into a group reads nothing of it before they accept.
          const isIn =
            own.status === 'active' ||
            (own.status === 'waiting' && own.lastAt !== null && !conversation.isGroup);
          // Of two, nothing is written while they are apart.
          const isBlocked = other !== null && blocked.has(other.userId);
          return [conversation.id, isIn && !isBlocked];
        }),
      );
    },
    may: (_actor, isRead) => isRead,
  }),
  writes: 'nobody',
} as const;
