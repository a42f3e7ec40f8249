import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { ProgressBar } from '@app/ui/progress-bar';
import { Link } from '../../lib/addresses/links.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { ProjectPicture } from '../../lib/pictures/project-picture.tsx';
import { WrittenInShort } from '../../lib/texts/written-in.tsx';
import s from './campaign-card.module.css';
import { minimumMark } from './sums.ts';
import { useCrowdfundingText } from './text.ts';
import { useCampaign } from './use-campaign.ts';

export const projectAddress = (slug: string): string => pages.project({ slug });

export function CampaignCard({ campaign: loaded }: { campaign: CampaignView }) {
  const t = useCrowdfundingText();
  const { km } = useFormat();
  const { campaign } = useCampaign(loaded, { atOnce: false });
  const to = pages.campaigns({ id: campaign.applicationId });
  const raised = t('raisedOf', {
    raised: km(campaign.currentAmount),
    goal: km(campaign.targetAmount),
  });
  return (
    <article className={s.card}>
      <Link className="picture" to={to} tabIndex={-1} aria-hidden>
        <ProjectPicture
          id={campaign.slug}
          emblem={campaign.bankEmblem}
          picture={campaign.picture}
          label=""
        />
      </Link>
      <div className="column g2">
        <p className="smaller faint">
          {campaign.municipality}, {campaign.bankName}
          <WrittenInShort text={campaign.summary} />
        </p>
        <h3 className="title-4">
          <Link to={to}>{campaign.title}</Link>
        </h3>
        <ProgressBar
          className="mt2"
          value={(campaign.currentAmount / campaign.targetAmount) * 100}
          minimum={minimumMark(campaign)}
          label={t('progressLabel')}
          valueText={raised}
        />
        <div className="row between small">
          <span>
            <b className="bold tabular">{km(campaign.currentAmount)}</b>{' '}
            <span className="muted tabular">
              {t('ofGoal', { goal: km(campaign.targetAmount) })}
            </span>
          </span>
          <span className="muted tabular">
            {campaign.state === 'ended'
              ? t('stateEnded')
              : t('daysLeft', { count: campaign.daysLeft })}
          </span>
        </div>
        <p className="smaller faint">{t('donors', { count: campaign.donorCount })}</p>
      </div>
    </article>
  );
}
