export { removalsOf } from './reports.repo.ts';
export { reportsModule } from './reports.routes.ts';
export type { ReportSubject } from './subjects.ts';
