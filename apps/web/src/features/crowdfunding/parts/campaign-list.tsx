import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight, Hourglass } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Select } from '@app/ui/select';
import { useNavigate } from 'react-router';
import {
  CampaignCard,
  crowdfunding,
  minimumMark,
  percentRaised,
  useCampaign,
  useCrowdfundingText,
} from '../../../entities/crowdfunding/public.ts';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import s from './campaign-list.module.css';

export interface CampaignsShown {
  readonly state: 'running' | 'ended';
  readonly show: 'all' | 'nearly' | 'soon';
  /** Slug of one bank. */
  readonly bank?: string;
}

export const pageSize = 13;

const kinds = ['running', 'nearly', 'soon', 'ended'] as const;
type Kind = (typeof kinds)[number];
const kindOf = ({ state, show }: CampaignsShown): Kind =>
  state === 'ended' || show === 'all' ? state : show;
const addressOf = (kind: Kind, bank: string | undefined) =>
  pages.campaigns({
    bank,
    ...(kind === 'ended' ? { state: kind } : kind === 'running' ? {} : { show: kind }),
  });

interface ListProps {
  /** Up to one more than is shown at once. */
  readonly campaigns: readonly CampaignView[];
  readonly shown: CampaignsShown;
}

interface PageProps extends ListProps {
  readonly banks: readonly { readonly slug: string; readonly name: string }[];
}

export function CampaignList({ campaigns, shown, banks }: PageProps) {
  const t = useCrowdfundingText();
  const kind = kindOf(shown);
  return (
    <div className="wrap section-end">
      <PageHead title={t('listTitle')} description={t('listDescription')} />
      <header className="page-top">
        <h1 className="title-1">{t('listTitle')}</h1>
        <p className="lead mt4">{t('listLead')}</p>
      </header>
      <div className={cx('row between row-wrap g4 mb6', s.filters)}>
        <nav className="segment" aria-label={t('filter')}>
          {kinds.map((one) => (
            <Link
              key={one}
              to={addressOf(one, shown.bank)}
              aria-current={one === kind ? 'true' : undefined}
              preventScrollReset
            >
              {t(one)}
            </Link>
          ))}
        </nav>
        <BankFilter kind={kind} bank={shown.bank} banks={banks} />
      </div>
      {campaigns.length === 0 ? (
        <NoCampaigns kind={kind} bank={shown.bank} />
      ) : (
        <Campaigns campaigns={campaigns} shown={shown} />
      )}
    </div>
  );
}

interface BankFilterProps {
  readonly kind: Kind;
  readonly bank: string | undefined;
  readonly banks: PageProps['banks'];
}

/** Of one bank or all; without scripts its key sends it. */
function BankFilter({ kind, bank, banks }: BankFilterProps) {
  const t = useCrowdfundingText();
  const navigate = useNavigate();
  return (
    <form className="row g2" action={pages.campaigns()}>
      {kind === 'ended' ? <input type="hidden" name="state" value={kind} /> : null}
      {kind === 'nearly' || kind === 'soon' ? (
        <input type="hidden" name="show" value={kind} />
      ) : null}
      <Select
        name="bank"
        aria-label={t('ofBank')}
        defaultValue={bank ?? ''}
        onChange={({ target }) => {
          const to = addressOf(kind, target.value || undefined);
          void navigate(to, { preventScrollReset: true });
        }}
      >
        <option value="">{t('allBanks')}</option>
        {banks.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="button button-secondary button-medium">
          {t('look')}
        </button>
      </noscript>
    </form>
  );
}

function NoCampaigns({ kind, bank }: Omit<BankFilterProps, 'banks'>) {
  const t = useCrowdfundingText();
  // Fewer are asked for than there may be: the way to all of them.
  const narrowed = bank !== undefined || kind === 'nearly' || kind === 'soon';
  const none = narrowed ? 'noneSuch' : kind === 'ended' ? 'noneEnded' : 'noneRunning';
  return (
    <EmptyState
      level={2}
      picture={<QuietRiver />}
      title={t(none)}
      text={t(`${none}Text`)}
      action={
        <Link
          className="button button-secondary"
          to={none === 'noneRunning' ? pages.calls() : pages.campaigns()}
        >
          {t(`${none}Action`)}
        </Link>
      }
    />
  );
}

/** Its first page comes without a cursor, and one longer than is shown where there are more. */
const beginning = '';

function Campaigns({ campaigns, shown }: ListProps) {
  const t = useCrowdfundingText();
  const next = campaigns.length > pageSize ? beginning : null;
  const list = useMore(
    'campaigns',
    { items: campaigns.slice(0, pageSize), next },
    async (after) => {
      if (after !== beginning) {
        return crowdfunding.campaigns.paged({ query: { ...shown, limit: pageSize, after } });
      }
      const both = await crowdfunding.campaigns.paged({ query: { ...shown, limit: 2 * pageSize } });
      return { ...both, items: both.items.slice(pageSize) };
    },
  );
  const { items } = list;
  const [first, ...others] = items;
  const leads = shown.state === 'running' && first?.isDonationEnabled;
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
      <div className="row middle">
        <NextPage query={list} className="mt6">
          {t('more')}
        </NextPage>
      </div>
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
      <div className="column g4">
        <div className="row row-wrap g4">
          <span className="row bold small">
            <BankEmblem emblem={campaign.bankEmblem} width={40} />
            {campaign.municipality}, {campaign.bankName}
          </span>
          <span className="badge field">
            <Hourglass />
            {t('endsFirst')}, {t('daysLeft', { count: campaign.daysLeft })}
          </span>
        </div>
        <h2 className="title-2 mt4">{campaign.title}</h2>
        <p className={cx('small', s.summary)}>{campaign.summary}</p>
        <dl className={cx('pairs', s.facts)}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt2">
          <Link
            className="button button-field"
            to={pages.campaigns({ id: campaign.applicationId })}
          >
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
