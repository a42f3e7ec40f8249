import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Loaded beside an application's draft, not with the page that writes it. */
export const LazyEligibility = lazyPart(() =>
  import('./eligibility-block.tsx').then((it) => it.EligibilityBlock),
);
