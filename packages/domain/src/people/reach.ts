import { type DeclaredAge, isMinor } from './age.ts';

/**
 * What stands between somebody and a member whom they want to reach. Nothing in it is the age of who
 * reaches: no age, said or true, is a right to reach others (decision 078).
 */
export interface Between extends DeclaredAge {
  /** The account that is reached is neither closed nor waiting to be erased. */
  readonly isOpen: boolean;
  /** Its address is confirmed. */
  readonly isConfirmed: boolean;
  /** One of the two blocked the other. */
  readonly isBlocked: boolean;
  readonly isConnected: boolean;
  /** They let members see their profile. */
  readonly isShown: boolean;
  /** A guardian agreed that they are seen, for some team. */
  readonly hasGuardian: boolean;
}

/** The ways to somebody; each asks for more than being there. */
export const ways = [
  'meet',
  'find',
  'see',
  'name',
  'note',
  'knock',
  'write',
  'mail',
  'guard',
] as const;
export type Way = (typeof ways)[number];
export type Reach = Readonly<Record<Way, boolean>>;

/**
 * Who may reach whom, and how:
 *
 * - `meet`: they are there for each other at all: no block stands between the two.
 * - `find`: they stand where members look for others: search, directory, suggestions, names that are
 *   offered, who may be asked into a team or to write along. Nobody under eighteen.
 * - `see`: their profile is read, and they are invited to connect, without a word.
 * - `name`: they are mentioned, which leads them to what a stranger wrote.
 * - `note`: words go with an invitation to connect.
 * - `knock`: a stranger’s first message, or whatever else is written by who is no connection.
 * - `write`: a connection’s messages, and being asked into groups.
 * - `mail`: a member’s own words go to an address that is theirs: of an invitation to a team, to help,
 *   to confirm a gift, of an answer.
 * - `guard`: they are asked, by their address, as somebody’s guardian.
 */
export function reach(between: Between, now: Date): Reach {
  const { isOpen, isConfirmed, isBlocked, isConnected, isShown, hasGuardian } = between;
  const minor = isMinor(between, now);
  const meet = isOpen && !isBlocked;
  const see = meet && isShown && (!minor || hasGuardian);
  return {
    meet,
    find: meet && isConfirmed && isShown && !minor,
    see,
    name: meet && (isConnected || (see && !minor)),
    note: see && !minor,
    knock: meet && !minor,
    write: meet && isConnected,
    mail: !isBlocked && (isConnected || !minor),
    guard: !isBlocked && !minor,
  };
}
