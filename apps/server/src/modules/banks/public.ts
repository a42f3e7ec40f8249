export { bankRefColumns } from './banks.repo.ts';
export { banksModule } from './banks.routes.ts';
/** For the repos that join it. */
export { banks as bankTable } from './banks.tables.ts';
