import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** The parts of the network's page that do not open first, each with its address. */
export const NetworkDirectory = lazyPart(() => import('./parts/directory.tsx'));
export const NetworkRecommendations = lazyPart(() => import('./parts/recommendations.tsx'));
export const NetworkPeople = lazyPart(() => import('./parts/people.tsx'));
