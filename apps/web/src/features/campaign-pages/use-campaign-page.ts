import type { CampaignPage } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { useState } from 'react';
import { useLiveData } from '../../lib/live/live-data.ts';
import { campaignPages } from './client.ts';

export interface OfPage {
  /** Of the application. */
  readonly id: string;
  readonly page: CampaignPage;
  /** What the server answered to a change; asks anew without one. */
  put(page?: CampaignPage): void;
}

/** As rendered for everybody; then as this reader may see it, whenever it changes. */
export function useCampaignPage(id: string, loaded: CampaignPage): OfPage {
  const [answered, setAnswered] = useState<CampaignPage | null>(null);
  const { data, refresh } = useLiveData({
    key: id,
    ask: () => campaignPages.page({ params: { id } }),
    topics: [`campaignPage:${id}`],
    onAnswer: () => setAnswered(null),
  });
  return {
    id,
    page: answered ?? data ?? loaded,
    put: (page) => (page ? setAnswered(page) : void refresh()),
  };
}
