export { staffOf, staffRecords } from './access.service.ts';
export { type Grant, permissionsOf } from './permissions.repo.ts';
export { permissionsModule } from './permissions.routes.ts';
export { grantPermission, revokePermission, setRole } from './permissions.service.ts';
