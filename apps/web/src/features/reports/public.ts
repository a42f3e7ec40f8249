import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

export const ReportDialog = lazyPart(() => import('./parts/report-dialog.tsx'));
export const RemovalWords = lazyPart(() => import('./parts/removal.tsx'));
