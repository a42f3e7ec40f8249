export { CallCard, LeadCall } from './call-card.tsx';
export { GrantWord, StateBadge } from './call-words.tsx';
export { calls, pageViews } from './client.ts';
export { daysBetween, timeGone, timeLeft } from './countdown.ts';
export { callsFor } from './for-member.ts';
export { useCallsText } from './text.ts';
