/** Addresses that tell a member's permissions (specification §7.1). */
export const permissionsPaths = {
  permissions: 'GET /api/user/permissions',
  obPermissions: 'GET /api/ob-direct/admin/odbor/permissions',
} as const;
