export { calls } from './client.ts';
export { CallCard, LeadCall } from './parts/call-card.tsx';
