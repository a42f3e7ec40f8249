import type { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { admins, members } from './kinds.ts';
import type { Samples } from './sample.ts';

export const permissionsSamples: Samples<typeof permissionsApi> = {
  permissions: { may: admins },
  obPermissions: { may: members },
};
