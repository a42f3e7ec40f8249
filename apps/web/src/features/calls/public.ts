export { calls } from './client.ts';
export { callsFor } from './for-member.ts';
export { CallCard, LeadCall } from './parts/call-card.tsx';
export { CallReach } from './parts/call-reach.tsx';
