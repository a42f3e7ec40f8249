import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import { client } from '../../lib/api/client.ts';

export const accounts = client<typeof accountsApi>(accountsPaths);
