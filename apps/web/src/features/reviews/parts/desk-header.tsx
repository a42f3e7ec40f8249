import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { Badge } from '@app/ui/badge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import {
  ArrowLeft,
  BuildingComplex,
  CircleCheck,
  Hourglass,
  Keyboard,
  Lock,
  Wallet,
  X,
} from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeLeft } from '../../../lib/format/now.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { LanguageChoice } from '../../../shell/choices.tsx';
import { UnreadMentorship } from '../../mentorship/public.ts';
import { type Place, placeUrl, useDeskPlace } from '../desk-place.ts';
import { useShortcutsOn } from '../shortcuts.ts';
import { useReviewsText } from '../text.ts';
import s from './desk-header.module.css';

interface DeskHeaderProps {
  readonly call?: BoardCall | undefined;
}

export function DeskHeader({ call }: DeskHeaderProps) {
  const t = useReviewsText();
  const shell = useShellText();
  const localized = useLocalized();
  const place = useDeskPlace();
  return (
    <header className={cx('app-bar', s.bar)}>
      <div>
        <WayBack call={call} />
        {call ? <BankEmblem className="wide-only" emblem={call.bankEmblem} width={32} /> : null}
        <div className="grow">
          <h1 className={cx('title-4', s.title)}>{call ? localized(call.title) : t('board')}</h1>
          {call ? (
            <p className="smaller muted cut">{t('boardOf', { bank: call.bankName })}</p>
          ) : null}
        </div>
        {call ? <Views call={call} /> : <HomeViews />}
        {call && keysIn(place) ? <ShortcutSwitch /> : null}
        {call ? <CallBadge call={call} /> : null}
        {call ? (
          <IconButton asChild label={t('bankMoney')}>
            <Link to={pages.bankDesk({ bankId: call.bankSlug })}>
              <Wallet />
            </Link>
          </IconButton>
        ) : (
          <IconButton asChild label={shell('banksAdmin')}>
            <Link to={pages.banksAdmin()}>
              <BuildingComplex />
            </Link>
          </IconButton>
        )}
        <div className="wide-only">
          <LanguageChoice />
        </div>
      </div>
    </header>
  );
}

/** Where one application lies open, and keys lead to the next. */
const keysIn = ({ view }: Place) => view === undefined || view === 'sjednica';

/** Out of the board; on a phone first back to the list, then to the calls. */
function WayBack({ call }: DeskHeaderProps) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const inside = call !== undefined && keysIn(place) && place.pane !== 'lista';
  const out = call ? placeUrl({}) : pages.banks();
  return (
    <>
      <IconButton asChild label={call ? t('toInbox') : t('leave')}>
        <Link className={inside ? s.outside : undefined} to={out}>
          {call ? <ArrowLeft /> : <X />}
        </Link>
      </IconButton>
      {inside ? (
        <IconButton asChild label={t('toList')} className={s.inside}>
          <Link to={placeUrl({ ...place, pane: 'lista' })}>
            <ArrowLeft />
          </Link>
        </IconButton>
      ) : null}
    </>
  );
}

const views = [
  [undefined, 'applications'],
  ['rang', 'ranking'],
  ['sjednica', 'meeting'],
  ['odbor', 'board'],
] as const;

function HomeViews() {
  const t = useReviewsText();
  const { view } = useDeskPlace();
  return (
    <nav className="segment" aria-label={t('view')}>
      <Link to={placeUrl({})} aria-current={view === undefined ? 'page' : undefined}>
        {t('inbox')}
      </Link>
      <Link to={placeUrl({ view: 'sve' })} aria-current={view === 'sve' ? 'page' : undefined}>
        {t('all')}
      </Link>
      <Link
        className={s.counted}
        to={placeUrl({ view: 'mentorstvo' })}
        aria-current={view === 'mentorstvo' ? 'page' : undefined}
      >
        {t('mentorship')}
        <UnreadMentorship />
      </Link>
    </nav>
  );
}

function Views({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const at = { call: call.slug, application: place.application };
  return (
    <nav className="segment" aria-label={t('view')}>
      {views.map(([view, name]) => (
        <Link
          key={name}
          to={placeUrl({ ...at, view })}
          aria-current={place.view === view ? 'page' : undefined}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

function ShortcutSwitch() {
  const t = useReviewsText();
  const [on, toggle] = useShortcutsOn();
  return (
    <button
      type="button"
      className={s.keys}
      aria-pressed={on}
      aria-label={`${t('keysSwitch')}: ${t('keysHint')}`}
      title={t(on ? 'keysOn' : 'keysOff')}
      onClick={toggle}
    >
      <Keyboard />
      {t('keysHint')}
    </button>
  );
}

function CallBadge({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  if (call.decisionsPublishedAt) {
    return (
      <span className="desk-only">
        <Badge tone="ok" icon={<CircleCheck />}>
          {t('announced')}
        </Badge>
      </span>
    );
  }
  if (call.state === 'closed') {
    return (
      <span className="desk-only">
        <Badge tone="quiet" icon={<Lock />}>
          {t('callClosed')}
        </Badge>
      </span>
    );
  }
  return (
    <span className="desk-only">
      <Badge tone="warn" icon={<Hourglass />}>
        <TimeLeft until={call.closesAt} className="tabular" />
      </Badge>
    </span>
  );
}
