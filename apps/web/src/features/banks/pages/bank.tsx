import type { BankDetail } from '@app/contracts/banks/banks.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { applications } from '../../../entities/applications/public.ts';
import { banks } from '../../../entities/banks/public.ts';
import { CallCard, calls } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { funds, MoneyBook } from '../../funds/public.ts';
import { BankBoard } from '../parts/people.tsx';
import { BankPlace } from '../parts/place.tsx';
import { Projects } from '../parts/projects.tsx';
import { BankStory } from '../parts/story.tsx';
import { useBanksText } from '../text.ts';
import type { Route } from './+types/bank';
import s from './bank.module.css';

export const loader = pageLoader(async ({ ask, moved, params }) => {
  const slug = params.bankSlug ?? params.id ?? '';
  const bank = await ask(banks.detail, { params: { slug } });
  const address = pages.bank({ bankSlug: bank.slug });
  // Older addresses name a bank by its id.
  if (params.bankSlug !== bank.slug) {
    throw moved(address);
  }
  const own = { params: { slug: bank.slug } };
  const [{ items }, fund, ledger, projects] = await Promise.all([
    // Open calls come first, then those that are to come.
    ask(calls.list, { query: { bank: bank.slug, limit: 20 } }),
    ask(funds.fund, own),
    ask(funds.ledger, { ...own, query: { limit: 10 } }),
    ask(applications.projects, { query: { bank: bank.slug, limit: 6 } }),
  ]);
  const open = items.filter(({ state }) => state === 'open').slice(0, 6);
  const coming = items.filter(({ state }) => state === 'coming').slice(0, 3);
  return { bank, calls: [...open, ...coming], fund, ledger, projects };
});

export default function BankPage({ loaderData }: Route.ComponentProps) {
  const t = useBanksText();
  const localized = useLocalized();
  const { bank, calls: shown, fund, ledger, projects } = loaderData;
  return (
    <div className="wrap section-end">
      <PageHead
        title={bank.name}
        description={localized(bank.description)}
        image={bank.picture && `/api/ob-files/${bank.picture}`}
      />
      <Opening bank={bank} fund={fund} />
      <div className={s.parts}>
        <BankStory bank={bank} />
        <section id="pozivi">
          <div className="section-head">
            <h2 className="title-2">{t('calls')}</h2>
            <Link className="go" to={pages.calls({ bank: bank.slug })}>
              {t('allCalls')}
            </Link>
          </div>
          {shown.length > 0 ? (
            <div className="lead-grid even">
              {shown.map((call) => (
                <CallCard key={call.id} call={call} />
              ))}
            </div>
          ) : (
            <EmptyState
              picture={<QuietRiver />}
              title={t('noCalls')}
              text={t('noCallsText')}
              action={
                <Link className="button button-secondary" to={pages.calls({ state: 'open' })}>
                  {t('openCalls')}
                </Link>
              }
            />
          )}
        </section>
        <BankBoard people={bank.people} />
        <Projects key={bank.id} bankSlug={bank.slug} first={projects} total={bank.projects} />
        <section id="knjiga">
          <MoneyBook bankSlug={bank.slug} fund={fund} ledger={ledger} />
        </section>
        <BankPlace bank={bank} />
      </div>
    </div>
  );
}

function Opening({
  bank,
  fund,
}: { bank: BankDetail } & Pick<Route.ComponentProps['loaderData'], 'fund'>) {
  const t = useBanksText();
  const localized = useLocalized();
  const { km } = useFormat();
  const { openCalls, projects, participants, foundedOn, picture, logo } = bank;
  const facts = [
    [km(fund.totals.received), t('factReceived')],
    [
      t('factProjects', { count: projects }),
      foundedOn ? t('since', { year: foundedOn.slice(0, 4) }) : '',
    ],
    [t('factPeople', { count: participants }), t('factPeopleText')],
  ] as const;
  return (
    <section className={s.opening}>
      <div>
        <p className="row g2 bold small">
          {logo ? <img className={s.logo} src={`/api/ob-files/${logo}`} alt="" /> : null}
          {t('youthBank')}
        </p>
        <h1 className="hero-title">
          <span className="visually-hidden">{t('youthBank')} </span>
          {bank.municipality}
        </h1>
        <p className={s.words}>{localized(bank.description)}</p>
        <div className="row row-wrap g4 mt5">
          <a className="button button-field button-large" href="#pozivi">
            {openCalls > 0 ? t('seeCalls') : t('calls')}
          </a>
          <a className="go-link" href="#knjiga">
            {t('whereMoney')}
          </a>
        </div>
        <dl className={s.facts}>
          {facts.map(([number, words]) => (
            <div key={number}>
              <dt className="tabular">{number}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      {picture ? (
        <img className={s.niche} src={`/api/ob-files/${picture}`} alt="" />
      ) : (
        <div className={s.niche}>
          <BankEmblem emblem={bank.emblem} />
        </div>
      )}
    </section>
  );
}
