import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

/** Loaded beside an application's draft, not with the page that writes it. */
export const LazyEligibility = lazyPart(() =>
  import('./eligibility-block.tsx').then((it) => it.EligibilityBlock),
);
