import { wallTime } from '../sarajevo-time.ts';

/** What a member said about their age; nobody is asked for more than a rule needs. */
export interface SaidAge {
  readonly birthYear: number | null;
  /** When they said that they are eighteen already; null if they did not. */
  readonly adultSaidAt: Date | null;
}

/** The ages that a call takes; null: no bound. */
export interface CallAges {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** A member of a team, as the rules about ages see them. */
export interface TeamAge extends SaidAge {
  /** When a guardian agreed to this application; null if none does. */
  readonly guardianAgreedAt: Date | null;
}

/** What stands in the way of submitting, in the order in which it is asked. */
export const ageLacks = [
  'AGE_UNSAID',
  'YEAR_UNSAID',
  'TOO_YOUNG',
  'TOO_OLD',
  'CONSENT_MISSING',
] as const;
export type AgeLack = (typeof ageLacks)[number];

/** How old somebody becomes this year. */
const turns = (birthYear: number, now: Date): number => wallTime(now).year - birthYear;

/** Whoever was born then or before is eighteen, whatever their birthday. */
export const lastAdultYear = (now: Date): number => wallTime(now).year - 19;

/** In the year in which somebody becomes eighteen only they know whether they are. */
export const isAdult = ({ birthYear, adultSaidAt }: SaidAge, now: Date): boolean =>
  adultSaidAt !== null || (birthYear !== null && birthYear <= lastAdultYear(now));

/** Whether somebody said a year by which they are under eighteen. */
export const isMinor = (said: SaidAge, now: Date): boolean =>
  said.birthYear !== null && !isAdult(said, now);

/**
 * Whether everybody may see that they are in the team. Of whom nothing is known, nothing is shown.
 */
export const mayBeShown = (member: TeamAge, now: Date): boolean =>
  member.guardianAgreedAt !== null || isAdult(member, now);

/** Whether „I am eighteen already“ is not enough for a call. */
export const needsYear = ({ minAge, maxAge }: CallAges): boolean =>
  maxAge !== null || (minAge ?? 0) > 18;

/** What a member lacks for an application to a call. */
export function ageLack(member: TeamAge, call: CallAges, now: Date): AgeLack | undefined {
  const { birthYear, adultSaidAt } = member;
  if (birthYear === null) {
    if (adultSaidAt === null) return 'AGE_UNSAID';
    return needsYear(call) ? 'YEAR_UNSAID' : undefined;
  }
  const age = turns(birthYear, now);
  if (call.minAge !== null && age < call.minAge) return 'TOO_YOUNG';
  // Until their birthday they are a year younger.
  if (call.maxAge !== null && age - 1 > call.maxAge) return 'TOO_OLD';
  return mayBeShown(member, now) ? undefined : 'CONSENT_MISSING';
}

export const ageLimits = { least: 10, most: 110 } as const;

/** Why what somebody says about their age cannot be. */
export function ageFlaw(
  { birthYear, adult }: { readonly birthYear: number | null; readonly adult: boolean },
  now: Date,
): 'required' | 'invalid' | undefined {
  if (birthYear === null) return adult ? undefined : 'required';
  const age = turns(birthYear, now);
  if (age < ageLimits.least || age > ageLimits.most) return 'invalid';
  return adult && age < 18 ? 'invalid' : undefined;
}
