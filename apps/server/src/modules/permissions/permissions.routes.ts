import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { hasGlobalPermissions } from '@app/domain/permissions/permissions';
import { defineModule } from '../../platform/http/module.ts';
import { findSignedIn, ownObPermissions } from './access.service.ts';
import { deactivatePermissionsOf } from './permissions.repo.ts';
import { permissionsTables } from './permissions.tables.ts';

export const permissionsModule = defineModule({
  name: 'permissions',
  api: permissionsApi,
  tables: permissionsTables,
  personalData: () => ({ erase: (tx, userId) => deactivatePermissionsOf(tx, userId) }),
  provides: { findSession: findSignedIn },
  handlers: (p) => ({
    permissions: async (_, { actor }) => ({ hasGlobalPermissions: hasGlobalPermissions(actor) }),
    obPermissions: (_, { actor }) => ownObPermissions(p.db.read, actor.id),
  }),
});
