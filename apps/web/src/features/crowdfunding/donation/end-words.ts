import type { BadEnd } from './flow.ts';

export const endWords = {
  declined: ['declinedTitle', 'declinedText'],
  expired: ['expiredTitle', 'expiredText'],
  overfunded: ['overfundedTitle', 'overfundedText'],
  refunded: ['refundedTitle', 'refundedText'],
} as const satisfies Record<BadEnd, readonly [string, string]>;
