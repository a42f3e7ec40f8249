import type { fundsApi } from '@app/contracts/funds/funds.api';
import { fundsPaths } from '@app/contracts/funds/funds.paths';
import { client } from '../../lib/api/client.ts';

export const funds = client<typeof fundsApi>(fundsPaths);
