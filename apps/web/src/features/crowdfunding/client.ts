import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountSettingsPaths } from '@app/contracts/account-settings/account-settings.paths';
import { client } from '../../lib/api/client.ts';

export const accountSettings = client<typeof accountSettingsApi>(accountSettingsPaths);
