import type { BadEnd } from './flow.ts';

/** Title and words of each end without success. */
export const endWords = {
  declined: ['declinedTitle', 'declinedText'],
  expired: ['expiredTitle', 'expiredText'],
  overfunded: ['overfundedTitle', 'overfundedText'],
  refunded: ['refundedTitle', 'refundedText'],
} as const satisfies Record<BadEnd, readonly [string, string]>;
