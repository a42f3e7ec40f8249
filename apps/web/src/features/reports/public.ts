import { lazyPart } from '../../lib/lazy-part.tsx';

export const ReportDialog = lazyPart(() => import('./parts/report-dialog.tsx'));
export const RemovalWords = lazyPart(() => import('./parts/removal.tsx'));
