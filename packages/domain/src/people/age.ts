import { wallTime } from '../sarajevo-time.ts';

/** What a member said about their age; nobody is asked for more than a rule needs. */
export interface DeclaredAge {
  readonly birthYear: number | null;
  /** When they said that they are eighteen already; null if they did not. */
  readonly adultSaidAt: Date | null;
}

/** Who said nothing. */
export const undeclaredAge: DeclaredAge = { birthYear: null, adultSaidAt: null };

/** How old somebody becomes this year. */
export const turns = (birthYear: number, now: Date): number => wallTime(now).year - birthYear;

/** Whoever was born then or before is eighteen, whatever their birthday. */
export const lastAdultYear = (now: Date): number => wallTime(now).year - 19;

/** In the year in which somebody becomes eighteen only they know whether they are. */
export const isAdult = ({ birthYear, adultSaidAt }: DeclaredAge, now: Date): boolean =>
  adultSaidAt !== null || (birthYear !== null && birthYear <= lastAdultYear(now));

/** Whether somebody said a year by which they are under eighteen. */
export const isMinor = (declared: DeclaredAge, now: Date): boolean =>
  declared.birthYear !== null && !isAdult(declared, now);

/**
 * Whether what somebody says of their age now protects them no less than what they said before: only
 * such a change is their own to make (decision 078). Who is known to be under eighteen becomes
 * neither older nor of age by saying so; that they had their eighteenth birthday is no change of the
 * year that is known.
 */
export function protectsNoLess(known: DeclaredAge, next: DeclaredAge, now: Date): boolean {
  const { birthYear } = known;
  if (birthYear === null || !isMinor(known, now)) return true;
  if (isAdult(next, now)) {
    return turns(birthYear, now) >= 18 && (next.birthYear ?? birthYear) === birthYear;
  }
  return next.birthYear !== null && next.birthYear >= birthYear;
}

/**
 * Whether a guardian may confirm a correction: of who stays under eighteen for this whole year. That
 * somebody is of age, or becomes so this year, only staff confirm.
 */
export const guardianMayConfirm = (declared: DeclaredAge, now: Date): boolean =>
  isMinor(declared, now) && turns(declared.birthYear ?? 0, now) < 18;

export const ageLimits = { least: 10, most: 110 } as const;

/** How often somebody asks to have their age put right. */
export const ageCorrections = { max: 5, windowSeconds: 30 * 24 * 60 * 60 } as const;

/** What staff answers to who asks to have their age put right. */
export const ageCorrectionEvents = ['confirm', 'refuse'] as const;
export type AgeCorrectionEvent = (typeof ageCorrectionEvents)[number];

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
