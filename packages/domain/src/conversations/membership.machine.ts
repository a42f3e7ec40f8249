import { machine } from '../machine.ts';

/**
 * What a member is to a conversation. Who is `waiting` was written to by a stranger, or is asked
 * into a group, and has not answered; who is `dismissed` refused, and was removed after that.
 */
export const membershipStatuses = [
  'waiting',
  'active',
  'declined',
  'left',
  'removed',
  'dismissed',
] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** `relist`: whom they refused lately adds them again, sees them as asked, and they hear nothing. */
export type MembershipEvent =
  | 'accept'
  | 'decline'
  | 'leave'
  | 'remove'
  | 'ask'
  | 'relist'
  | 'admit';

/** Moves that a member asks for by name; the others come with what others do. */
export const ownMembershipEvents = ['accept', 'decline', 'leave'] as const;
export type OwnMembershipEvent = (typeof ownMembershipEvents)[number];

/** `asker`: who writes to them, or adds them to a group; `connection`: such a one whom they know. */
export type MembershipActor = 'member' | 'creator' | 'asker' | 'connection';

/** Both count from the refusal, however often who refused is removed and added since. */
export const isRefusal = (status: MembershipStatus): boolean =>
  status === 'declined' || status === 'dismissed';

/**
 * - `isGroup`: a conversation of two is not left; it is put away or blocked.
 * - `isOfTwo`: who refused one may open it themselves, and messages of a connection need no letting in.
 * - `isQuietOver`: whom they refused may ask again after thirty days.
 */
export type MembershipGuard = 'isGroup' | 'isOfTwo' | 'isQuietOver';

/** `tellGroup`: a line between the messages. Of a refusal nobody is told. */
export type MembershipEffect = 'tellGroup';

export const membershipMachine = machine<
  MembershipStatus,
  MembershipEvent,
  MembershipActor,
  MembershipGuard,
  MembershipEffect
>({
  waiting: {
    accept: { to: 'active', by: ['member'], effects: ['tellGroup'] },
    decline: { to: 'declined', by: ['member'] },
    admit: { to: 'active', by: ['connection'], guards: ['isOfTwo'] },
    remove: { to: 'removed', by: ['creator'], guards: ['isGroup'] },
  },
  active: {
    leave: { to: 'left', by: ['member'], guards: ['isGroup'], effects: ['tellGroup'] },
    remove: { to: 'removed', by: ['creator'], guards: ['isGroup'], effects: ['tellGroup'] },
  },
  declined: {
    accept: { to: 'active', by: ['member'], guards: ['isOfTwo'] },
    ask: { to: 'waiting', by: ['asker'], guards: ['isQuietOver'] },
    admit: { to: 'active', by: ['connection'], guards: ['isOfTwo'] },
    remove: { to: 'dismissed', by: ['creator'], guards: ['isGroup'] },
  },
  left: { ask: { to: 'waiting', by: ['asker'], guards: ['isGroup'] } },
  removed: { ask: { to: 'waiting', by: ['asker'], guards: ['isGroup'] } },
  dismissed: {
    ask: { to: 'waiting', by: ['asker'], guards: ['isGroup', 'isQuietOver'] },
    relist: { to: 'declined', by: ['asker'], guards: ['isGroup'] },
  },
});
