import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { canvasOf, pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import {
  ArrowLeft,
  Calendar,
  ClipboardCheck,
  Download,
  HeartHandshake,
  Landmark,
  MapPin,
  Pencil,
  Share2,
  Users,
} from '@app/ui/icons';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import { WrittenIn } from '../../../../lib/texts/written-in.tsx';
import type { AnyParts } from '../project-parts.ts';
import { usePreviewText } from '../text.ts';
import s from './opening.module.css';

const SentPdf = lazyPart(() => import('../../sent/sent-pdf.tsx'), {
  members: true,
  waiting: (
    <span className="button button-secondary" aria-hidden="true">
      <Download />
      PDF
    </span>
  ),
});

interface OpeningProps {
  readonly application: ApplicationView;
  readonly parts: AnyParts;
  readonly campaign: CampaignView | null;
  readonly title: string;
  /** What its owner may do besides. */
  readonly own?: ReactNode;
  readonly onDonate: () => void;
  readonly onShare: () => void;
}

export function ProjectOpening(props: OpeningProps) {
  const t = usePreviewText();
  const { application, parts, title } = props;
  const words = parts.useWords();
  const { summary } = application.about;
  return (
    <header className={s.opening}>
      <div>
        <Link className="go muted" to={pages.calls()}>
          <ArrowLeft />
          {t('back')}
        </Link>
        <div className="row row-wrap g2 mt4">
          <StatusBadge status={application.status} />
          {words.grant ? (
            <span className="badge accent">
              <span className={cx('grant', s.grant)}>{words.grant}</span>
            </span>
          ) : null}
        </div>
        <h1 className="title-1 mt5 break">{title}</h1>
        {summary ? <p className={cx('lead mt4', s.summary)}>{summary}</p> : null}
        <WrittenIn text={parts.writtenIn(application)} />
        <Chips application={application} />
        <Actions {...props} />
      </div>
      <parts.Facts application={application} campaign={props.campaign} />
    </header>
  );
}

function Chips({ application }: Pick<OpeningProps, 'application'>) {
  const t = usePreviewText();
  const { date } = useFormat();
  const chips = [
    [t('municipality'), MapPin, application.about.municipality || application.bank.municipality],
    [t('youthBank'), Landmark, application.youthBankName],
    [t('createdAt'), Calendar, date(application.createdAt)],
    [t('team'), Users, t('people', { count: application.teamSize })],
  ] as const;
  return (
    <dl className="meta mt5">
      {chips.map(([name, Icon, value]) => (
        <div key={name} className="chip">
          <Icon />
          <dt className="visually-hidden">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ application, parts, campaign, own, onDonate, onShare }: OpeningProps) {
  const t = usePreviewText();
  const { abilities, id, kind, slug, call, revision } = application;
  return (
    <div className="actions">
      {application.status === 'crowdfunding' && campaign ? (
        <button
          type="button"
          className="button button-primary wide-only"
          disabled={!campaign.isDonationEnabled}
          onClick={onDonate}
        >
          <HeartHandshake />
          {t('donate')}
        </button>
      ) : parts.Support ? (
        <parts.Support application={application} />
      ) : null}
      <button type="button" className="button button-secondary" onClick={onShare}>
        <Share2 />
        {t('share')}
      </button>
      {abilities.canEdit ? (
        <Link className="button button-secondary" to={canvasOf(kind)({ edit: id })}>
          <Pencil />
          {t('edit')}
        </Link>
      ) : null}
      {own}
      {abilities.canViewPrivate && revision > 0 ? <SentPdf id={id} /> : null}
      {abilities.canScore ? (
        <Link
          className="button button-secondary"
          to={pages.board({ poziv: call.slug, prijava: slug })}
        >
          <ClipboardCheck />
          {t('score')}
        </Link>
      ) : null}
    </div>
  );
}
