export { keptAnswers } from './answers.ts';
export { calls } from './client.ts';
export { eligibility } from './eligibility.ts';
export { useEligibilityText } from './eligibility-text.ts';
export { CallCard, LeadCall } from './parts/call-card.tsx';
export { CallReach } from './parts/call-reach.tsx';
export { EligibilityStep } from './parts/eligibility-step.tsx';
export { LazyEligibility } from './parts/lazy-eligibility.ts';
export { OpenCalls, useOpenCalls } from './parts/open-calls.tsx';
