export { bankNames, bankRefColumns, findBank, publishedBank } from './banks.repo.ts';
export { banksModule } from './banks.routes.ts';
export type { Supported } from './banks.service.ts';
/** For the repos that join them. */
export { bankPeople as bankPeopleTable, banks as bankTable } from './banks.tables.ts';
export { publishWhole } from './publishing.service.ts';
