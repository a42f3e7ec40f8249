export { sumsOfGrant, sumsOfGrants } from './funds.repo.ts';
export { fundsModule } from './funds.routes.ts';
/** For the repos that join them. */
export { fundEntries as fundEntryTable } from './funds.tables.ts';
