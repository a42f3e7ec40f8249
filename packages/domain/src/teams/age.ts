import { type DeclaredAge, isAdult, turns } from '../people/age.ts';

/** The ages that a call takes; null: no bound. */
export interface CallAges {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** A member of a team, as the rules about ages see them. */
export interface TeamAge extends DeclaredAge {
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
