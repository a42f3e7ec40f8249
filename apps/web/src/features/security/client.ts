import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import { client } from '../../lib/api/client.ts';

export const security = client<typeof securityApi>(securityPaths);
