import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight, Hourglass } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../lib/page-head.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { crowdfunding } from '../client.ts';
import { minimumMark, percentRaised } from '../sums.ts';
import { useCrowdfundingText } from '../text.ts';
import { CampaignCard, projectAddress } from './campaign-card.tsx';
import s from './campaign-list.module.css';
import { useCampaign } from './use-campaign.ts';

export type CampaignsState = 'running' | 'ended';

export const pageSize = 13;

const states = ['running', 'ended'] as const;
const addressOf = (state: CampaignsState) =>
  state === 'running' ? pages.campaigns() : pages.campaigns({ state });

interface ListProps {
  /** Up to one more than is shown at once. */
  readonly campaigns: readonly CampaignView[];
  readonly state: CampaignsState;
}

export function CampaignList({ campaigns, state }: ListProps) {
  const t = useCrowdfundingText();
  return (
    <div className="wrap sec-end">
      <PageHead title={t('listTitle')} description={t('listDescription')} />
      <header className="page-top">
        <h1 className="t1">{t('listTitle')}</h1>
        <p className="lead mt4">{t('listLead')}</p>
      </header>
      <nav className="seg mb6" aria-label={t('filter')}>
        {states.map((one) => (
          <Link
            key={one}
            to={addressOf(one)}
            aria-current={one === state ? 'true' : undefined}
            preventScrollReset
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      {campaigns.length === 0 ? (
        <NoCampaigns state={state} />
      ) : (
        <Campaigns campaigns={campaigns} state={state} />
      )}
    </div>
  );
}

function NoCampaigns({ state }: { state: CampaignsState }) {
  const t = useCrowdfundingText();
  const running = state === 'running';
  return (
    <EmptyState
      level={2}
      picture={<QuietRiver />}
      title={t(running ? 'noneRunning' : 'noneEnded')}
      text={t(running ? 'noneRunningText' : 'noneEndedText')}
      action={
        <Link className="btn btn-s" to={running ? pages.calls() : pages.campaigns()}>
          {t(running ? 'noneRunningAction' : 'noneEndedAction')}
        </Link>
      }
    />
  );
}

/** The list as far as it is shown; `next` is unknown until the browser has asked. */
function useMore({ campaigns, state }: ListProps) {
  const [items, setItems] = useState(() => campaigns.slice(0, pageSize));
  const [next, setNext] = useState<string | null | undefined>(
    campaigns.length > pageSize ? undefined : null,
  );
  const [asking, setAsking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const more = async () => {
    setAsking('busy');
    try {
      const begin = next === undefined || next === null;
      const query = begin
        ? { state, limit: items.length + pageSize }
        : { state, limit: pageSize, after: next };
      const page = await crowdfunding.campaigns.paged({ query });
      setItems(begin ? page.items : [...items, ...page.items]);
      setNext(page.next);
      setAsking('idle');
    } catch {
      setAsking('failed');
    }
  };
  return { items, hasMore: next !== null, asking, more };
}

function Campaigns(props: ListProps) {
  const t = useCrowdfundingText();
  const { items, hasMore, asking, more } = useMore(props);
  const [first, ...others] = items;
  const leads = props.state === 'running' && first?.isDonationEnabled;
  return (
    <>
      {leads && first ? <LeadCampaign campaign={first} /> : null}
      <ul className={cx(s.list, leads && 'mt7')}>
        {(leads ? others : items).map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
      {asking === 'failed' ? (
        <p className="msg bad mt5" role="alert">
          {t('listFailed')}
        </p>
      ) : null}
      {hasMore ? (
        <div className="row middle mt6">
          <Button variant="secondary" busy={asking === 'busy'} onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function LeadCampaign({ campaign: loaded }: { campaign: CampaignView }) {
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
