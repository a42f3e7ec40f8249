import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { progressPercent } from '@app/domain/crowdfunding/campaign';
import { readKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { crowdfundingTexts } from '@app/messages/crowdfunding';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';

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
export function widgetWords(campaign: CampaignView, language: Language): WidgetWords {
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
    percent: progressPercent({ target: readKm(targetAmount), settled: readKm(currentAmount) }),
    sum: t('raisedOf', {
      raised: formatKm(currentAmount, language),
      goal: formatKm(targetAmount, language),
    }),
    below: `${t('donors', { count: donorCount })} · ${time}`,
    action: t(campaign.isDonationEnabled ? 'donate' : 'look'),
  };
}
