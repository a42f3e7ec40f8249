import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { HeartHandshake } from '@app/ui/icons';
import { useCrowdfundingText } from '../../../entities/crowdfunding/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Who doubles what is given now, and how far it still goes; nothing where nobody does. */
export function MatchNote({ campaign: { match } }: { campaign: CampaignView }) {
  const t = useCrowdfundingText();
  const { km, date } = useFormat();
  if (!match) return null;
  const { giver, availableAmount, givenAmount } = match;
  return (
    <p className="message ok">
      <HeartHandshake />
      <span>
        {availableAmount > 0
          ? t('matchRuns', { giver, left: km(availableAmount), date: date(match.endsAt) })
          : t('matchSpent', { giver, given: km(givenAmount) })}
      </span>
    </p>
  );
}
