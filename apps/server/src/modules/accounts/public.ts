export { type MemberName, membersByIds, staffOf } from './accounts.repo.ts';
export { accountsModule } from './accounts.routes.ts';
export { passwords } from './passwords.ts';
