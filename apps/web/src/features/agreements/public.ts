import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** For the desk of a bank. */
export const AgreementQueue = lazyPart(() => import('./parts/desk.tsx'));

/** For the page of a project; nothing where nothing is signed. */
export const PublicProgress = lazyPart(() => import('./parts/public-progress.tsx'));
export { exceptionsQuery } from './queries.ts';
