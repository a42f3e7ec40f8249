import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountSettingsPaths } from '@app/contracts/account-settings/account-settings.paths';
import type { personalDataApi } from '@app/contracts/personal-data/personal-data.api';
import { personalDataPaths } from '@app/contracts/personal-data/personal-data.paths';
import { client } from '../../lib/api/client.ts';

export const account = client<typeof accountSettingsApi>(accountSettingsPaths);
export const personalData = client<typeof personalDataApi>(personalDataPaths);
