import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { useLiveData } from '../../lib/live/live-data.ts';
import { crowdfunding } from './client.ts';

/** As rendered, then asked for whenever it changed; a failed try keeps what is shown. */
export function useCampaign<C extends CampaignView | null>(
  loaded: C,
  { atOnce }: { readonly atOnce: boolean } = { atOnce: true },
): { campaign: C; refresh: () => Promise<void> } {
  const id = loaded?.id ?? '';
  const { data, refresh } = useLiveData({
    key: loaded?.id ?? null,
    ask: () => crowdfunding.campaign({ params: { id } }),
    topics: [`campaign:${id}`],
    atOnce,
  });
  return { campaign: (data ?? loaded) as C, refresh };
}
