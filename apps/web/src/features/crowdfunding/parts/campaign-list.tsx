import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../lib/page-head.tsx';
import { crowdfunding } from '../client.ts';
import { useCrowdfundingText } from '../text.ts';
import { CampaignCard } from './campaign-card.tsx';
import s from './campaign-list.module.css';
import { LeadCampaign } from './lead-campaign.tsx';

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
