import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { permissionsPaths } from './permissions.paths.ts';
import { ObPermission } from './permissions.schemas.ts';

/** What the signed-in member may do. */
export const permissionsApi = endpoints(permissionsPaths, {
  permissions: {
    access: 'admin',
    summary: 'Whether the admin holds permissions everywhere.',
    answer: z.object({ hasGlobalPermissions: z.boolean() }),
  },
  obPermissions: {
    access: 'member',
    summary: "The member's youth-bank permissions.",
    answer: z.array(ObPermission),
  },
});
