export { reportsModule } from './reports.routes.ts';
export type { ReportSubject } from './subjects.ts';
