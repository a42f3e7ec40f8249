import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import type { teamsApi } from '@app/contracts/teams/teams.api';
import { teamsPaths } from '@app/contracts/teams/teams.paths';
import { client } from '../../lib/api/client.ts';

export const teams = client<typeof teamsApi>(teamsPaths);
/** Members found by name. */
export const users = client<Pick<typeof profilesApi, 'search'>>({ search: profilesPaths.search });
