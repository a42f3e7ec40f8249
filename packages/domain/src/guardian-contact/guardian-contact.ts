import type { DeclaredAge } from '../people/age.ts';
import { wallTime } from '../sarajevo-time.ts';

const day = 24 * 60 * 60 * 1000;

export const guardianContactLimits = {
  /** For how long a guardian can confirm their address. */
  days: 14,
  /** How often a member has a guardian asked, so that nobody is flooded. */
  requests: { max: 5, windowSeconds: 24 * 60 * 60 },
} as const;

/** When a request sent now ends. */
export const guardianContactEnd = (now: Date): Date =>
  new Date(now.getTime() + guardianContactLimits.days * day);

/** Who was born in this year or before may be fifteen already. */
const lastYearOfFifteen = (now: Date): number => wallTime(now).year - 15;

/**
 * Whether the address of a guardian may be kept for a member: the year of birth that they said makes
 * them under fifteen (decision 072). In the year in which they become fifteen it is kept no more.
 */
export const mayKeepGuardian = (
  { birthYear }: Pick<DeclaredAge, 'birthYear'>,
  now: Date,
): boolean => birthYear !== null && birthYear > lastYearOfFifteen(now);

/** What a guardian can do by the links in their mails. */
export const guardianEvents = ['confirm', 'remove'] as const;
export type GuardianEvent = (typeof guardianEvents)[number];

/** Why a guardian is written to: the member wrote the reported message, or it was written to them. */
export const guardianReasons = ['wrote', 'received'] as const;
export type GuardianReason = (typeof guardianReasons)[number];
