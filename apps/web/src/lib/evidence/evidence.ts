import { lazyPart } from '../lazy-parts/lazy-part.tsx';
import type { EvidenceViewerProps } from './types.ts';

export type { Evidence } from './types.ts';

/** Shows files in place, one after the other: pictures and PDFs whole, others to be saved. */
export const EvidenceViewer = lazyPart<EvidenceViewerProps>(() => import('./viewer.tsx'));
