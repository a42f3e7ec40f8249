import { lazyPart } from '../../../lib/lazy-part.tsx';

export const Composer = lazyPart(() => import('./composer.tsx'));
