import { obPermissionTypes } from '@app/domain/permissions/permissions';
import { z } from 'zod';

/** One youth-bank permission (specification §3). */
export const ObPermission = z.object({
  permission_type: z.enum(obPermissionTypes),
  scope: z.enum(['global', 'bank']),
  scope_value: z.string().nullable(),
  is_active: z.boolean(),
});
export type ObPermission = z.infer<typeof ObPermission>;
