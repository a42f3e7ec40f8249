import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight, HandCoins, type Icon, Scale, Sparkles, Users } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { banks } from '../../../entities/banks/public.ts';
import { CallCard, calls, LeadCall } from '../../../entities/calls/public.ts';
import { CampaignCard, crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useBanksText } from '../text.ts';
import type { Route } from './+types/home';
import s from './home.module.css';

export const loader = pageLoader(async ({ ask }) => {
  const [open, running, all] = await Promise.all([
    ask(calls.list, { query: { state: 'open', limit: 3 } }),
    ask(crowdfunding.campaigns, { query: { state: 'running', limit: 3 } }),
    ask(banks.list),
  ]);
  return { calls: open.items, campaigns: running, banks: all };
});

const glance: readonly (readonly [Icon, 1 | 2 | 3 | 4])[] = [
  [Users, 1],
  [Scale, 2],
  [HandCoins, 3],
  [Sparkles, 4],
];

export default function BanksHome({ loaderData }: Route.ComponentProps) {
  const t = useBanksText();
  return (
    <div>
      <PageHead description={t('homeDescription')} />
      <section className="wrap page-top">
        <div className={s.opening}>
          <h1 className="title-1">{t('homeTitle')}</h1>
          <div>
            <p className="lead">{t('homeLead')}</p>
            <div className="row row-wrap mt5">
              <Link className="button button-large button-primary" to={pages.calls()}>
                {t('findCall')}
              </Link>
              <a className="button button-large button-secondary" href="#kampanje">
                {t('supportProject')}
              </a>
            </div>
          </div>
        </div>
        <ol className={s.glance} aria-label={t('glanceLabel')}>
          {glance.map(([Icon, n]) => (
            <li key={n}>
              <Icon />
              <h2 className="title-4">{t(`glance${n}`)}</h2>
              <p className="smaller muted mt2">{t(`glance${n}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className={s.water} />
      </section>
      <OpenCalls calls={loaderData.calls} />
      <Campaigns campaigns={loaderData.campaigns} />
      <Banks banks={loaderData.banks} />
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];

function OpenCalls({ calls: open }: Pick<Data, 'calls'>) {
  const t = useBanksText();
  const [first, ...others] = open;
  return (
    <section className="wrap section-end">
      <div className="section-head">
        <h2 className="title-2">{t('openCalls')}</h2>
        <Link className="go" to={pages.calls()}>
          {t('allCalls')} <ArrowRight />
        </Link>
      </div>
      {first ? (
        <div className="lead-grid">
          <LeadCall call={first} />
          {others.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </div>
      ) : (
        <EmptyState
          picture={<QuietRiver />}
          title={t('noOpenCalls')}
          text={t('noOpenCallsText')}
          action={
            <Link className="button button-secondary" to={pages.calls({ state: 'coming' })}>
              {t('allCalls')}
            </Link>
          }
        />
      )}
    </section>
  );
}

function Campaigns({ campaigns }: Pick<Data, 'campaigns'>) {
  const t = useBanksText();
  return (
    <section className="section surface" id="kampanje">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="title-2">{t('campaigns')}</h2>
            <p className="lead">{t('campaignsLead')}</p>
          </div>
          <Link className="go" to={pages.campaigns()}>
            {t('allCampaigns')} <ArrowRight />
          </Link>
        </div>
        {campaigns.length > 0 ? (
          <div className={s.campaigns}>
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </div>
        ) : (
          <EmptyState
            picture={<QuietRiver />}
            title={t('noCampaigns')}
            action={
              <Link className="button button-secondary" to={pages.calls({ state: 'open' })}>
                {t('openCalls')}
              </Link>
            }
          />
        )}
      </div>
    </section>
  );
}

function Banks({ banks: all }: Pick<Data, 'banks'>) {
  const t = useBanksText();
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-2">{t('banksTitle', { count: all.length })}</h2>
        </div>
        <div className={s.banks}>
          {all.map((bank) => (
            <Link key={bank.id} to={pages.bank({ bankSlug: bank.slug })}>
              <BankEmblem emblem={bank.emblem} />
              <span>
                <b className="title-4">{bank.municipality}</b>
                <br />
                <span className={bank.openCalls > 0 ? 'small accent' : 'small muted'}>
                  {bank.openCalls > 0 ? t('openCount', { count: bank.openCalls }) : t('openNone')}
                </span>
              </span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
