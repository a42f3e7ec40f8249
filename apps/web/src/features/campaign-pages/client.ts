import type { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import { campaignPagesPaths } from '@app/contracts/campaign-pages/campaign-pages.paths';
import { client } from '../../lib/api/client.ts';

export const campaignPages = client<typeof campaignPagesApi>(campaignPagesPaths);
