import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import { client } from '../../lib/api/client.ts';

export const profiles = client<typeof profilesApi>(profilesPaths);
