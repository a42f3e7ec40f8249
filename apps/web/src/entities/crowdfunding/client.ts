import type { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { client } from '../../lib/api/client.ts';

export const crowdfunding = client<typeof crowdfundingApi>(crowdfundingPaths);
