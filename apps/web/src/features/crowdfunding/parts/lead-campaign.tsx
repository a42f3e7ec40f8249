import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight, Hourglass } from '@app/ui/icons';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format.ts';
import { minimumMark, percentRaised } from '../sums.ts';
import { useCrowdfundingText } from '../text.ts';
import { projectAddress } from './campaign-card.tsx';
import s from './lead-campaign.module.css';
import { useCampaign } from './use-campaign.ts';

export function LeadCampaign({ campaign: loaded }: { campaign: CampaignView }) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  const { campaign } = useCampaign(loaded, { atOnce: false });
  const facts = [
    [t('progressLabel'), km(campaign.currentAmount)],
    [t('goalFact'), km(campaign.targetAmount)],
  ] as const;
  return (
    <article className={cx('slab', s.lead)}>
      <div className="col g4">
        <div className="row row-w g4">
          <span className="row b sm">
            <BankEmblem emblem={campaign.bankEmblem} width={40} />
            {campaign.municipality}, {campaign.bankName}
          </span>
          <span className="bdg field">
            <Hourglass />
            {t('endsFirst')}, {t('daysLeft', { count: campaign.daysLeft })}
          </span>
        </div>
        <h2 className="t2 mt4">{campaign.title}</h2>
        <p className={cx('sm', s.summary)}>{campaign.summary}</p>
        <dl className={cx('kv', s.facts)}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt2">
          <Link className="btn btn-field" to={projectAddress(campaign.slug)}>
            {t('look')} <ArrowRight />
          </Link>
        </div>
      </div>
      <div className={s.gauge}>
        <ArchGauge
          width="inherit"
          scale={0.2}
          value={Math.min(100, (campaign.currentAmount / campaign.targetAmount) * 100)}
          minimum={minimumMark(campaign)}
          number={t('percent', { n: percentRaised(campaign) })}
          label={t('ofTheGoal')}
        />
      </div>
    </article>
  );
}
