import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import {
  ArrowLeft,
  Calendar,
  ClipboardCheck,
  HeartHandshake,
  Landmark,
  MapPin,
  Pencil,
  Share2,
  Users,
  Wallet,
} from '@app/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageLink } from '../../../../lib/links.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { WrittenIn } from '../../../../lib/written-in.tsx';
import { StatusBadge } from '../../status/status-badge.tsx';
import { useStatusText } from '../../status/text.ts';
import { cashItems } from '../lists.ts';
import { placeLink } from '../place.ts';
import { type PreviewKey, usePreviewText } from '../text.ts';
import s from './opening.module.css';

interface OpeningProps {
  readonly application: OrangeView;
  readonly campaign: CampaignView | null;
  readonly title: string;
  /** What its owner may do besides. */
  readonly own?: ReactNode;
  readonly onDonate: () => void;
  readonly onShare: () => void;
}

const writtenBy = ({
  projectDescription,
  communityProblem,
  problemStatement,
  storyContent,
}: OrangeView): string =>
  [projectDescription, communityProblem, problemStatement, storyContent].join(' ');

export function Opening(props: OpeningProps) {
  const t = usePreviewText();
  const { application, title } = props;
  return (
    <header className={s.opening}>
      <div>
        <Link className="go mut" to={pages.calls()}>
          <ArrowLeft />
          {t('back')}
        </Link>
        <div className="row row-w g2 mt4">
          <StatusBadge status={application.status} />
          <span className="bdg acc">
            <span className={cx('grant', s.grant)}>{t('grant')}</span>
          </span>
        </div>
        <h1 className="t1 mt5 break">{title}</h1>
        {application.projectDescription ? (
          <p className={cx('lead mt4', s.summary)}>{application.projectDescription}</p>
        ) : null}
        <WrittenIn text={writtenBy(application)} />
        <Chips application={application} />
        <Actions {...props} />
      </div>
      <BudgetCard {...props} />
    </header>
  );
}

/** Approved, and counting on money from people. */
const supportable = ({ status, goodsAndServices }: OrangeView) =>
  (status === 'approved' || status === 'crowdfunding') && cashItems(goodsAndServices).length > 0;

function Chips({ application }: Pick<OpeningProps, 'application'>) {
  const t = usePreviewText();
  const { date } = useFormat();
  const chips = [
    [t('municipality'), MapPin, application.municipality || application.bank.municipality],
    [t('bank'), Landmark, application.youthBankName],
    [t('createdAt'), Calendar, date(application.createdAt)],
    [t('team'), Users, t('people', { count: application.teamSize })],
  ] as const;
  return (
    <dl className="meta mt5">
      {chips.map(([name, Icon, value]) => (
        <div key={name} className="chip">
          <Icon />
          <dt className="vh">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ application, campaign, own, onDonate, onShare }: OpeningProps) {
  const t = usePreviewText();
  const { abilities, id, slug, call } = application;
  return (
    <div className="actions">
      {application.status === 'crowdfunding' && campaign ? (
        <button
          type="button"
          className="btn btn-p wide-only"
          disabled={!campaign.isDonationEnabled}
          onClick={onDonate}
        >
          <HeartHandshake />
          {t('donate')}
        </button>
      ) : supportable(application) ? (
        <Link className="btn btn-s" to={`${placeLink('budget', 'cash')}#dijelovi`}>
          <HeartHandshake />
          {t('support')}
        </Link>
      ) : null}
      <button type="button" className="btn btn-s" onClick={onShare}>
        <Share2 />
        {t('share')}
      </button>
      {abilities.canEdit ? (
        <PageLink className="btn btn-s" route={pages.canvas.path} to={pages.canvas({ edit: id })}>
          <Pencil />
          {t('edit')}
        </PageLink>
      ) : null}
      {own}
      {abilities.canScore ? (
        <PageLink
          className="btn btn-s"
          route={pages.board.path}
          to={pages.board({ poziv: call.slug, prijava: slug })}
        >
          <ClipboardCheck />
          {t('score')}
        </PageLink>
      ) : null}
    </div>
  );
}

/** Names of the kinds that the canvas offers; an older one is shown as it is. */
const typeKeys: Readonly<Record<string, PreviewKey>> = {
  '': 'defaultType',
  Projekat: 'defaultType',
  Događaj: 'grantEvent',
  Radionice: 'grantWorkshops',
  'Uređenje prostora': 'grantPlace',
  'Oprema za zajednicu': 'grantEquipment',
};

function BudgetCard({ application, campaign }: OpeningProps) {
  const t = usePreviewText();
  const status = useStatusText();
  const { km, date } = useFormat();
  const { projectStartDate, projectEndDate } = application;
  const typeKey = typeKeys[application.grantType];
  const facts = [
    [t('period'), `${date(projectStartDate)} - ${date(projectEndDate)}`],
    [t('type'), typeKey ? t(typeKey) : application.grantType],
    [t('status'), status(application.status)],
    ...(campaign ? [[t('raisedByCampaign'), km(campaign.targetAmount)] as const] : []),
  ] as const;
  return (
    <section className={cx('card', s.budget)} aria-labelledby="budget-card">
      <div className="row between">
        <h2 className="t4" id="budget-card">
          {t('budgetCard')}
        </h2>
        <Wallet className="sub" />
      </div>
      <p className={cx('number mt4', s.sum)}>
        <span className="vh">{t('totalNeeded')}: </span>
        {km(application.requestedAmount)}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
