import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountSettingsPaths } from '@app/contracts/account-settings/account-settings.paths';
import type { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { client } from '../../lib/api/client.ts';

export const accountSettings = client<typeof accountSettingsApi>(accountSettingsPaths);
export const crowdfunding = client<typeof crowdfundingApi>(crowdfundingPaths);
