import type { networkApi } from '@app/contracts/network/network.api';
import { networkPaths } from '@app/contracts/network/network.paths';
import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import { client } from '../../lib/api/client.ts';

export const network = client<typeof networkApi>(networkPaths);
export const profiles = client<typeof profilesApi>(profilesPaths);
