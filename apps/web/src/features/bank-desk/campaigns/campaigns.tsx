import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { useDeskPlace } from '../desk-place.ts';
import s from '../parts/records.module.css';
import { campaignsQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { CampaignActs } from './campaign-acts.tsx';

/** Campaigns of the bank by their end: what they have, and how long they still run. */
export function Campaigns({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
  const { slug } = desk.bank;
  const { ended } = useDeskPlace();
  const query = useQuery(campaignsQuery(slug, ended ? 'ended' : 'running'));
  const views = [
    { name: 'running', stanje: undefined, on: !ended },
    { name: 'ended', stanje: 'zavrsene', on: ended },
  ] as const;
  return (
    <>
      <h1 className="title-1">{t('campaignsTitle')}</h1>
      <nav className="segment mt5 mb6" aria-label={t('view')}>
        {views.map(({ name, stanje, on }) => (
          <Link
            key={name}
            to={pages.bankDesk({ bankId: slug, dio: 'kampanje', stanje })}
            aria-current={on ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      {query.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={240} />
        </Loading>
      ) : null}
      {query.isError ? <Failed level={2} title={t('listFailed')} query={query} /> : null}
      {query.data?.length === 0 ? (
        <EmptyState
          level={2}
          framed
          picture={<MissingStone />}
          title={t(ended ? 'noneEnded' : 'noneRunning')}
          text={t(ended ? 'noneEndedText' : 'noneRunningText')}
        />
      ) : null}
      {query.data && query.data.length > 0 ? (
        <ul className={s.records}>
          {query.data.map((campaign) => (
            <Campaign key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Campaign({ campaign }: { campaign: CampaignView }) {
  const t = useDeskText();
  const { km, date, percent } = useFormat();
  const { currentAmount: raised, targetAmount: goal, minimumAmount, state, daysLeft } = campaign;
  const share = goal > 0 ? raised / goal : 0;
  const over = state === 'ended';
  return (
    <li className={s.withGauge}>
      <ArchGauge
        width={104}
        scale={0.2}
        value={share * 100}
        minimum={(minimumAmount / goal) * 100}
        number={over ? percent(share) : daysLeft}
        label={over ? '' : t('daysLeft', { count: daysLeft })}
      />
      <div>
        <h2 className="title-4">
          <Link className="link" to={pages.campaigns({ id: campaign.id })}>
            {campaign.title}
          </Link>
        </h2>
        <p className="small muted mt2">
          {t(over ? 'endedOn' : 'endsOn', { date: date(campaign.endsAt) })},{' '}
          {t('donors', { count: campaign.donorCount })}
          {over && raised < minimumAmount ? `, ${t('belowMinimum')}` : ''}
        </p>
        <CampaignActs campaign={campaign} />
      </div>
      <p className={s.sums}>
        <b className="bold tabular">{t('raisedOf', { raised: km(raised), goal: km(goal) })}</b>
      </p>
    </li>
  );
}
