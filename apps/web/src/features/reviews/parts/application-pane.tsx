import { projectOf } from '@app/contracts/pages';
import type { BoardCall, BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Button, type ButtonVariant } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import {
  Check,
  CircleCheck,
  CircleExclamationPoint,
  CircleX,
  ExternalLink,
  EyeOff,
  GitCompare,
  HeartHandshake,
  type Icon,
  Megaphone,
  Star,
  Trophy,
  Undo2,
} from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeWords, StatusBadge, useFormText } from '../../../entities/applications/public.ts';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { BlueReading, GeneralReading, SentPdf } from '../../applications/public.ts';
import type { DeskEvent } from '../desk-event.ts';
import { placeUrl } from '../desk-place.ts';
import { usePaneFocus } from '../pane-focus.ts';
import { historyQuery } from '../queries.ts';
import { goodsOf } from '../sums.ts';
import { useReviewsText } from '../text.ts';
import { ApplicationSections, CallAnswers } from './application-sections.tsx';
import s from './decision-bar.module.css';
import desk from './desk.module.css';
import f from './facts.module.css';

interface PaneProps {
  readonly call: BoardCall;
  readonly detail: BoardDetail;
}

export function ApplicationPane({ call, detail }: PaneProps) {
  const t = useReviewsText();
  const { application } = detail;
  const say = useFormText(application.kind);
  const at = { call: call.slug, application: application.slug };
  const heading = usePaneFocus('prijava');
  return (
    <section className={desk.middle} aria-label={t('application')}>
      <article>
        <div className="row row-wrap between g2">
          <span className="grant">{say('grant')}</span>
          <StatusBadge status={application.status} />
        </div>
        <h2 className="title-2 mt3" ref={heading} tabIndex={-1}>
          {application.about.title}
        </h2>
        <p className="muted mt2">{application.about.summary}</p>
        {application.members.length === 0 && application.teamSize > 0 ? (
          <Note className="mt4" icon={<EyeOff />}>
            {t('blind')}
          </Note>
        ) : null}
        <Mended detail={detail} />
        {application.revision > 1 ? <Since detail={detail} /> : null}
        <Facts detail={detail} />
        <Eligibility detail={detail} />
        <Reading detail={detail} />
        <CallAnswers application={application} />
        <div className="row row-wrap between g2 mt6">
          <PageLink
            className="go"
            to={projectOf(application.kind)({ slug: application.slug })}
            route={projectOf(application.kind).path}
          >
            {t('publicPage')}
            <ExternalLink />
          </PageLink>
          <SentPdf id={application.id} size="m" />
        </div>
        {application.status === 'submitted' && !detail.abilities.canSeeOthers ? (
          <Note className="mt6" icon={<EyeOff />}>
            {t('hiddenOthers')} {t('counted', { count: detail.reviewCount, quorum: detail.quorum })}
          </Note>
        ) : null}
      </article>
      {detail.abilities.canScore ? (
        <div className={desk.toScore}>
          <Link
            className="button button-primary button-wide"
            to={placeUrl({ ...at, pane: 'ocjena' })}
          >
            <Star />
            {t('toScoring')}
          </Link>
        </div>
      ) : null}
      <DecisionBar detail={detail} />
    </section>
  );
}

function Reading({ detail: { application, confirmedGoods } }: Pick<PaneProps, 'detail'>) {
  switch (application.kind) {
    case 'orange':
      return <ApplicationSections application={application} confirmed={confirmedGoods} />;
    case 'blue':
      return <BlueReading application={application} />;
    default:
      return <GeneralReading application={application} />;
  }
}

function Mended({ detail }: Pick<PaneProps, 'detail'>) {
  const t = useReviewsText();
  const { id, revision, kind } = detail.application;
  const say = useFormText(kind);
  const history = useQuery({ ...historyQuery(id, revision), enabled: revision > 1 });
  const asked = history.data?.find(
    (one) => one.event === 'returnForChanges' && one.revision < revision,
  );
  if (!asked || asked.sections.length === 0) return null;
  return (
    <p className="row row-wrap g2 smaller muted mt3">
      <GitCompare />
      {t('mended')} <b>{asked.sections.map((section) => say(`section.${section}`)).join(', ')}</b>
    </p>
  );
}

function Facts({ detail }: Pick<PaneProps, 'detail'>) {
  const t = useReviewsText();
  const { km, date } = useFormat();
  const { application } = detail;
  const { about } = application;
  const { startsOn: from, endsOn: to } = about;
  const goods = application.kind === 'orange' ? goodsOf(application) : null;
  const { value: confirmed } = detail.confirmedGoods;
  const facts = [
    [t('asks'), km(application.requestedAmount)],
    ...(goods
      ? [
          [t('has'), km(goods.total)] as const,
          ...(goods.total > 0 ? [[t('hasConfirmed'), km(confirmed)] as const] : []),
        ]
      : []),
    [t('team'), t('people', { count: application.teamSize })],
    [t('period'), from && to ? `${date(from)}–${date(to)}` : '–'],
    ...(about.applicantName ? [[t('applicant'), about.applicantName] as const] : []),
    [t('place'), placeWords(about.location, about.municipality)],
  ] as const;
  return (
    <dl className={f.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the team said of itself; who reads decides what it means. */
function Eligibility({ detail }: Pick<PaneProps, 'detail'>) {
  const t = useReviewsText();
  const localized = useLocalized();
  const { eligibility = [] } = detail.application;
  if (eligibility.length === 0) return null;
  return (
    <section className="mt5">
      <h3 className="title-4">{t('eligibility')}</h3>
      <ul className="column g2 mt2">
        {eligibility.map(({ question, answer, passes }) => (
          <li key={question.bhs + question.en} className={cx('message', passes ? 'ok' : 'warn')}>
            {passes ? <Check /> : <CircleExclamationPoint />}
            <span>
              {localized(question)} <b>{t(`eligible_${answer}`)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Since = lazyPart(() => import('./since.tsx').then((it) => it.Since));
const DecisionDialog = lazyPart(() => import('./decision-dialog.tsx'));
const CampaignDialog = lazyPart(() => import('./campaign-dialog.tsx'));

interface Choice {
  readonly event: DeskEvent;
  readonly icon: Icon;
  readonly variant: ButtonVariant;
  /** Needs enough scores, and is not for who declared a conflict of interest. */
  readonly decides: boolean;
}

const choices: readonly Choice[] = [
  { event: 'startCampaign', icon: HeartHandshake, variant: 'ink', decides: false },
  { event: 'publish', icon: Megaphone, variant: 'secondary', decides: false },
  { event: 'approve', icon: CircleCheck, variant: 'ink', decides: true },
  { event: 'declareWinner', icon: Trophy, variant: 'secondary', decides: true },
  { event: 'returnForChanges', icon: Undo2, variant: 'secondary', decides: false },
  { event: 'reject', icon: CircleX, variant: 'danger', decides: true },
  { event: 'reopenDecision', icon: Undo2, variant: 'secondary', decides: false },
];

function DecisionBar({ detail }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const [asking, setAsking] = useState<DeskEvent | null>(null);
  const { events } = detail.application.abilities;
  const offered = choices.filter(({ event }) => events.includes(event));
  const { canDecide } = detail.abilities;
  const close = () => setAsking(null);
  return (
    <>
      {offered.length > 0 ? (
        <section className={s.decision} aria-label={t('decision')}>
          <p className="small" id="decision-state">
            <DecisionState detail={detail} />
          </p>
          <div className={`cluster ${s.buttons}`}>
            {offered.map(({ event, icon: Icon, variant, decides }) => (
              <Button
                key={event}
                size="m"
                variant={variant}
                disabled={decides && !canDecide}
                aria-describedby="decision-state"
                onClick={() => setAsking(event)}
              >
                <Icon />
                {t(event)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      {asking === 'startCampaign' ? <CampaignDialog detail={detail} onClose={close} /> : null}
      {asking && asking !== 'startCampaign' ? (
        <DecisionDialog event={asking} detail={detail} onClose={close} />
      ) : null}
    </>
  );
}

function DecisionState({ detail }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const { momentOf } = useFormat();
  const { reviewCount: have, quorum, mine, application, decidesAfter, told } = detail;
  if (application.status !== 'submitted' && !told) {
    return t(application.status === 'approved' ? 'untoldApproved' : 'untold');
  }
  if (application.status === 'approved') return t('readyToStart');
  if (decidesAfter !== null) return t('decidesAfter', { when: momentOf(decidesAfter) });
  if (mine?.kind === 'conflict') return t('deciderConflict');
  if (have >= quorum) return t('quorumReached', { have, quorum });
  return t('quorumLacks', { count: quorum - have, have, quorum });
}
