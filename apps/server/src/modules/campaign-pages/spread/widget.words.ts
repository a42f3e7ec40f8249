import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { progressPercent } from '@app/domain/crowdfunding/campaign';
import { toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { crowdfundingTexts } from '@app/messages/crowdfunding';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';

addTexts('crowdfunding', crowdfundingTexts);

export interface WidgetWords {
  readonly percent: number;
  /** What is in, of what. */
  readonly sum: string;
  /** Who gave, and how long it still goes. */
  readonly below: string;
  readonly action: string;
}

/** What a campaign says of itself on other sites. */
export function widgetWords(
  campaign: z.output<typeof CampaignView>,
  language: Language,
): WidgetWords {
  const t = (key: string, values?: Parameters<typeof translate>[2]) =>
    translate(language, `crowdfunding.${key}`, values);
  const { currentAmount, targetAmount, donorCount, daysLeft, state } = campaign;
  const time =
    state === 'ended'
      ? t('stateEnded')
      : state === 'reached'
        ? t('stateReached')
        : t('daysLeft', { count: daysLeft });
  return {
    percent: progressPercent({ target: targetAmount, settled: currentAmount }),
    sum: t('raisedOf', {
      raised: formatKm(toKm(currentAmount), language),
      goal: formatKm(toKm(targetAmount), language),
    }),
    below: `${t('donors', { count: donorCount })} · ${time}`,
    action: t(campaign.isDonationEnabled ? 'donate' : 'look'),
  };
}
