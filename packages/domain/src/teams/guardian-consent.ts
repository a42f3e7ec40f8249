import type { ConsentStatus } from './guardian-consent.machine.ts';

const day = 24 * 60 * 60 * 1000;

export const consentLimits = {
  /** For how long the guardian can answer. */
  days: 14,
  /** For how long it is kept that a guardian did not agree, or no longer does. */
  keptDays: 90,
  guardianName: 120,
  /** How often a member corrects their year of birth once a guardian was asked. */
  corrections: { max: 2, windowSeconds: 365 * 24 * 60 * 60 },
} as const;

export const guardianRelations = ['mother', 'father', 'guardian'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** When a request sent now ends. */
export const consentEnd = (now: Date): Date => new Date(now.getTime() + consentLimits.days * day);

/** What ended before this is forgotten. */
export const consentKeptFrom = (now: Date): Date =>
  new Date(now.getTime() - consentLimits.keptDays * day);

/** What has become of a request by now. */
export const consentStatus = (
  { status, expiresAt }: { readonly status: ConsentStatus; readonly expiresAt: Date },
  now: Date,
): ConsentStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status);

/** Whether a member's year of birth stays as it was said: a guardian's no is not talked away. */
export const ageStays = (statuses: readonly ConsentStatus[]): boolean =>
  statuses.some((status) => status === 'refused' || status === 'withdrawn');
