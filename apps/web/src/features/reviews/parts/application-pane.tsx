import { pages } from '@app/contracts/pages';
import type { BoardCall, BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { ExternalLink, EyeOff, GitCompare, Star } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageLink } from '../../../lib/links.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../applications/public.ts';
import { placeUrl } from '../desk-place.ts';
import { historyQuery } from '../queries.ts';
import { goodsOf } from '../sums.ts';
import { type FieldsKey, useFieldsText, useReviewsText } from '../text.ts';
import { ApplicationSections } from './application-sections.tsx';
import { DecisionBar } from './decision-bar.tsx';
import desk from './desk.module.css';
import f from './facts.module.css';

interface PaneProps {
  readonly call: BoardCall;
  readonly detail: BoardDetail;
}

export function ApplicationPane({ call, detail }: PaneProps) {
  const t = useReviewsText();
  const { application } = detail;
  const at = { call: call.slug, application: application.slug };
  return (
    <section className={desk.middle} aria-label={t('partApplication')}>
      <article>
        <div className="row row-w between g2">
          <span className="grant">{t('orangeGrant')}</span>
          <StatusBadge status={application.status} />
        </div>
        <h2 className="t2 mt3">{application.projectTitle}</h2>
        <p className="mut mt2">{application.projectDescription}</p>
        <Mended detail={detail} />
        <Facts detail={detail} />
        <ApplicationSections application={application} />
        <PageLink
          className="go mt6"
          to={pages.project({ slug: application.slug })}
          route={pages.project.path}
        >
          {t('publicPage')}
          <ExternalLink />
        </PageLink>
        {application.status === 'submitted' && !detail.abilities.canSeeOthers ? (
          <Note className="mt6" icon={<EyeOff />}>
            {t('hiddenOthers')} {t('counted', { count: detail.reviewCount, quorum: detail.quorum })}
          </Note>
        ) : null}
      </article>
      {detail.abilities.canScore ? (
        <div className={desk.toScore}>
          <Link className="btn btn-p btn-w" to={placeUrl({ ...at, pane: 'ocjena' })}>
            <Star />
            {t('toScoring')}
          </Link>
        </div>
      ) : null}
      <DecisionBar detail={detail} />
    </section>
  );
}

function Mended({ detail }: Pick<PaneProps, 'detail'>) {
  const t = useReviewsText();
  const fields = useFieldsText();
  const { id, revision } = detail.application;
  const history = useQuery({ ...historyQuery(id, revision), enabled: revision > 1 });
  const asked = history.data?.find(
    (one) => one.event === 'returnForChanges' && one.revision < revision,
  );
  if (!asked || asked.sections.length === 0) return null;
  return (
    <p className="row row-w g2 xs mut mt3">
      <GitCompare />
      {t('mended')}{' '}
      <b>{asked.sections.map((section) => fields(section as FieldsKey)).join(', ')}</b>
    </p>
  );
}

function Facts({ detail }: Pick<PaneProps, 'detail'>) {
  const t = useReviewsText();
  const { km, date } = useFormat();
  const { application } = detail;
  const { projectStartDate: from, projectEndDate: to } = application;
  const facts = [
    [t('asks'), km(application.requestedAmount)],
    [t('has'), km(goodsOf(application).total)],
    [t('team'), t('members', { count: application.teamSize })],
    [t('period'), from && to ? `${date(from)}–${date(to)}` : '–'],
    [t('applicant'), application.applicantName],
    [
      t('place'),
      [application.municipality, application.projectLocation].filter(Boolean).join(', '),
    ],
  ] as const;
  return (
    <dl className={f.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
