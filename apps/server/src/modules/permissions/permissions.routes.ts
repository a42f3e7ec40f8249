import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { hasGlobalPermissions } from '@app/domain/permissions/permissions';
import { defineModule } from '../../platform/http/module.ts';
import { findSignedIn, ownObPermissions } from './access.service.ts';
import { deactivatePermissionsOf, permissionsOf } from './permissions.repo.ts';

export const permissionsModule = defineModule({
  name: 'permissions',
  api: permissionsApi,
  tables: {
    ob_permissions: { user_id: { stays: 'the record of who could decide, inactive' } },
  },
  personalData: () => ({
    async collect(read, userId) {
      const held = await permissionsOf(read, userId);
      return { permissions: held.map(({ userId: _, ...permission }) => permission) };
    },
    async erase(tx, userId) {
      await deactivatePermissionsOf(tx, userId);
      return [];
    },
  }),
  provides: { findSession: findSignedIn },
  handlers: (p) => ({
    permissions: async (_, { actor }) => ({ hasGlobalPermissions: hasGlobalPermissions(actor) }),
    obPermissions: (_, { actor }) => ownObPermissions(p.db.read, actor.id),
  }),
});
