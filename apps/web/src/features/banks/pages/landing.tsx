import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { CtaArch } from '@app/ui/scenes/cta-arch';
import { BridgeDoor } from '@app/ui/scenes/doors';
import { PeersNiche, ProofNiche, SeedNiche } from '@app/ui/scenes/reason-pictures';
import { applications } from '../../../entities/applications/public.ts';
import { banks } from '../../../entities/banks/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useBanksStartText } from '../start-text.ts';
import type { Route } from './+types/landing';
import s from './guide.module.css';

export const loader = pageLoader(async ({ ask }) => {
  const [all, figures] = await Promise.all([
    ask(banks.list),
    ask(applications.projectFigures, { query: {} }),
  ]);
  return { banks: all, figures };
});

const sides = [
  [SeedNiche, 1],
  [PeersNiche, 2],
  [ProofNiche, 3],
] as const;
const steps = [1, 2, 3, 4, 5] as const;
const questions = [1, 2, 3, 4] as const;

/** Why and how to start a youth bank. */
export default function BankLandingPage({ loaderData }: Route.ComponentProps) {
  const t = useBanksStartText();
  return (
    <div>
      <PageHead description={t('description')} />
      <Opening {...loaderData} />
      <section className="section">
        <div className="wrap">
          <h2 className="title-2">{t('sidesTitle')}</h2>
          <ul className={s.sides}>
            {sides.map(([Picture, n]) => (
              <li key={n}>
                <Picture />
                <h3 className="title-3">{t(`side${n}`)}</h3>
                <p className="muted mt2">{t(`side${n}Text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section surface">
        <div className="wrap">
          <h2 className="title-2">{t('yearTitle')}</h2>
          <p className="lead mt4">{t('yearLead')}</p>
          <ol className={s.steps}>
            {steps.map((n) => (
              <li key={n}>
                <i className="tabular">{n}</i>
                <p className="smaller bold accent">{t(`step${n}When`)}</p>
                <h3 className="title-4">{t(`step${n}`)}</h3>
                <p className="small muted mt2">{t(`step${n}Text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section">
        <div className={cx('wrap', s.halves)}>
          <div>
            <h2 className="title-2">{t('banksTitle')}</h2>
            <ul className={s.banks}>
              {loaderData.banks.map(({ id, slug, municipality, emblem, projects }) => (
                <li key={id}>
                  <BankEmblem emblem={emblem} width={52} />
                  <Link className="bold" to={pages.bank({ bankSlug: slug })}>
                    {municipality}
                  </Link>
                  <span className="small muted tabular">
                    {t('bankProjects', { count: projects })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="title-2 mb6">{t('questions')}</h2>
            {questions.map((n) => (
              <Disclosure key={n} title={t(`q${n}`)} open={n === 1}>
                {t(`a${n}`)}
              </Disclosure>
            ))}
          </div>
        </div>
      </section>
      <section className="wrap section-end">
        <div className={s.last}>
          <div>
            <h2 className="title-1">{t('lastTitle')}</h2>
            <p className="lead mt4">{t('lastText')}</p>
            <Link className="button button-large button-primary mt6" to={pages.bankRequest()}>
              {t('ask')}
            </Link>
          </div>
          <div className={s.arch}>
            <CtaArch />
          </div>
        </div>
      </section>
    </div>
  );
}

function Opening({ banks: all, figures }: Route.ComponentProps['loaderData']) {
  const t = useBanksStartText();
  const { km, number } = useFormat();
  const facts = [
    [number(all.length), t('factBanks', { count: all.length })],
    [number(figures.projects), t('factProjects', { count: figures.projects })],
    [km(figures.amount), t('factAmount')],
  ] as const;
  return (
    <section className="wrap">
      <div className={s.opening}>
        <div>
          <h1 className="hero-title">{t('title')}</h1>
          <p className={s.lead}>{t('lead')}</p>
          <div className="row row-wrap g4 mt6">
            <Link className="button button-large button-field" to={pages.bankRequest()}>
              {t('ask')}
            </Link>
            <Link className="go-link" to={pages.bankDirectory()}>
              {t('seeBanks')}
            </Link>
          </div>
          <dl className={s.facts}>
            {facts.map(([value, words]) => (
              <div key={words}>
                <dd className="tabular">{value}</dd>
                <dt>{words}</dt>
              </div>
            ))}
          </dl>
        </div>
        <div className={s.niche}>
          <BridgeDoor />
        </div>
      </div>
    </section>
  );
}
