import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const Composer = lazyPart(() => import('./composer.tsx'));
