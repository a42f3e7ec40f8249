import { campaignPagesPaths } from '@app/contracts/campaign-pages/campaign-pages.paths';

/** Where a campaign is shown elsewhere, below the product's address. */
export const spreadAddress = (
  what: 'widget' | 'picture' | 'poster',
  id: string,
  language: string,
): string =>
  `${campaignPagesPaths[what].slice('GET '.length).replace(':id', id)}?language=${language}`;
