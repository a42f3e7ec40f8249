import type { networkApi } from '@app/contracts/network/network.api';
import { networkPaths } from '@app/contracts/network/network.paths';
import { client } from '../../lib/api/client.ts';

export const network = client<typeof networkApi>(networkPaths);
