export { isMetHere, savedAnswers } from './answers.ts';
export { CallReach } from './parts/call-reach.tsx';
export { ClosingCall } from './parts/closing-call.tsx';
export { EligibilityStep } from './parts/eligibility-step.tsx';
export { LazyEligibility } from './parts/lazy-eligibility.ts';
export { OpenCalls } from './parts/open-calls.tsx';
export { useMoments } from './use-moments.ts';
export { useOpenCalls } from './use-open-calls.ts';
