import { pages } from '@app/contracts/pages';
import { defaultRubric } from '@app/domain/reviews/rubric';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight, Check } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { StairsDoor } from '@app/ui/scenes/doors';
import type { CSSProperties } from 'react';
import { applications } from '../../../entities/applications/public.ts';
import { CallCard, calls } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { durationsOf } from '../durations.ts';
import { useOrangeText } from '../orange-text.ts';
import { ProjectTile } from '../parts/project-tile.tsx';
import type { Route } from './+types/orange-grants';
import s from './guide.module.css';

/** Rounds whose times are looked at. */
const rounds = 6;

export const loader = pageLoader(async ({ ask }) => {
  const kind = 'orange' as const;
  const [open, past, finished] = await Promise.all([
    ask(calls.list, { query: { kind, state: 'open', limit: 3 } }),
    ask(calls.list, { query: { kind, state: 'closed', limit: rounds } }),
    ask(applications.projects, { query: { stage: 'completed', limit: 3 } }),
  ]);
  const details = await Promise.all(
    past.items.map(({ slug }) => ask(calls.detail, { params: { slug } })),
  );
  const amounts = [...open.items, ...past.items].map((call) => [call.minAmount, call.maxAmount]);
  return {
    open: open.items,
    finished: finished.items,
    durations: durationsOf(details),
    range:
      amounts.length > 0
        ? ([Math.min(...amounts.flat()), Math.max(...amounts.flat())] as const)
        : null,
    rubric: defaultRubric.map(({ key, weight, name, guidance }) => ({
      key,
      weight,
      name,
      guidance,
    })),
  };
});

type Data = Route.ComponentProps['loaderData'];

const may = [1, 2, 3, 4] as const;
const pays = [1, 2, 3] as const;
const questions = [1, 2, 3] as const;

/** What an orange grant is, for who never applied. */
export default function OrangeGrantsPage({ loaderData }: Route.ComponentProps) {
  const t = useOrangeText();
  return (
    <div>
      <PageHead description={t('description')} />
      <Opening range={loaderData.range} />
      <section className="section">
        <div className={cx('wrap', s.halves)}>
          <div>
            <h2 className="title-2">{t('mayTitle')}</h2>
            <ul className={s.list}>
              {may.map((n) => (
                <li key={n}>
                  <Check />
                  {t(`may${n}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="title-2">{t('paysTitle')}</h2>
            <ul className={s.list}>
              {pays.map((n) => (
                <li key={n}>
                  <Check />
                  {t(`pays${n}`)}
                </li>
              ))}
            </ul>
            <p className="muted mt4">{t('paysNot')}</p>
          </div>
        </div>
      </section>
      <Path durations={loaderData.durations} />
      <Scoring rubric={loaderData.rubric} />
      {loaderData.finished.length > 0 ? (
        <section className="section surface">
          <div className="wrap">
            <div className="section-head">
              <h2 className="title-2">{t('finishedTitle')}</h2>
              <Link className="go" to={pages.approved({ stage: 'completed' })}>
                {t('allProjects')} <ArrowRight />
              </Link>
            </div>
            <div className={s.projects}>
              {loaderData.finished.map((project) => (
                <ProjectTile key={project.id} project={project} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
      <OpenCalls open={loaderData.open} />
    </div>
  );
}

function Opening({ range }: Pick<Data, 'range'>) {
  const t = useOrangeText();
  const { kmRange } = useFormat();
  return (
    <section className="wrap">
      <div className={s.opening}>
        <div>
          <h1 className="hero-title">{t('title')}</h1>
          <p className={s.lead}>{t('lead')}</p>
          <div className="row row-wrap g4 mt6">
            <Link
              className="button button-large button-field"
              to={pages.calls({ state: 'open', kind: 'orange' })}
            >
              {t('openCalls')}
            </Link>
          </div>
          {range ? (
            <p className={s.facts}>
              <span>
                <b className={s.range}>{kmRange(...range)}</b>
                <br />
                {t('range')}
              </span>
            </p>
          ) : null}
        </div>
        <div className={s.niche}>
          <StairsDoor />
        </div>
      </div>
    </section>
  );
}

function Path({ durations: { open, decided } }: Pick<Data, 'durations'>) {
  const t = useOrangeText();
  const days = (count: number | null) => (count === null ? t('afterwards') : t('days', { count }));
  const steps = [
    [1, days(open), open === null ? '' : t('openFor')],
    [2, days(decided), decided === null ? '' : t('decidedAfter')],
    [3, t('afterwards'), ''],
    [4, t('afterwards'), ''],
  ] as const;
  return (
    <section className="section surface">
      <div className="wrap">
        <h2 className="title-2">{t('pathTitle')}</h2>
        <p className="lead mt4">{t('pathLead')}</p>
        <ol className={s.path}>
          {steps.map(([n, long, note]) => (
            <li key={n}>
              <p className={s.long}>{long}</p>
              <p className="smaller faint mt2">{note}</p>
              <h3 className="title-4 mt4">{t(`path${n}`)}</h3>
              <p className="small muted mt2">{t(`path${n}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Scoring({ rubric }: Pick<Data, 'rubric'>) {
  const t = useOrangeText();
  const localized = useLocalized();
  const { percent } = useFormat();
  const most = Math.max(...rubric.map(({ weight }) => weight));
  const share = (weight: number): CSSProperties & Record<'--share', string> => ({
    '--share': `${(weight / most) * 100}%`,
  });
  return (
    <section className="section">
      <div className={cx('wrap', s.halves)}>
        <div>
          <h2 className="title-2">{t('rubricTitle')}</h2>
          <p className="lead mt4 mb6">{t('rubricLead')}</p>
          <ul className={s.rubric}>
            {rubric.map(({ key, weight, name, guidance }) => (
              <li key={key}>
                <b className="bold">{localized(name)}</b>
                <span className="tabular bold">{percent(weight / 100)}</span>
                <span className="small muted">{localized(guidance)}</span>
                <span className={s.bar} style={share(weight)} />
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
  );
}

function OpenCalls({ open }: Pick<Data, 'open'>) {
  const t = useOrangeText();
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="title-2">{t('callsTitle')}</h2>
          <Link className="go" to={pages.calls({ kind: 'orange' })}>
            {t('openCalls')} <ArrowRight />
          </Link>
        </div>
        {open.length > 0 ? (
          <div className="lead-grid even">
            {open.map((call) => (
              <CallCard key={call.id} call={call} />
            ))}
          </div>
        ) : (
          <EmptyState
            picture={<QuietRiver />}
            title={t('noCalls')}
            text={t('noCallsText')}
            action={
              <Link className="button button-secondary" to={pages.calls({ state: 'coming' })}>
                {t('coming')}
              </Link>
            }
          />
        )}
      </div>
    </section>
  );
}
