import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

export { openReportsQuery, useLiveReports } from './queries.ts';

export const ReportDialog = lazyPart(() => import('./parts/report-dialog.tsx'));
export const ReportDesk = lazyPart(() => import('./parts/report-desk.tsx'));
export const RemovalWords = lazyPart(() => import('./parts/removal.tsx'));
