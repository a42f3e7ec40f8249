import { pages } from '@app/contracts/pages';
import { isReviewBoard } from '@app/domain/permissions/permissions';
import { cx } from '@app/ui/cx';
import { matchPath, useLocation } from 'react-router';
import { OwnDonations, useOwnDonations } from '../../features/crowdfunding/public.ts';
import {
  FirstStone,
  isOver,
  LeadingDuty,
  loadDuties,
  Urgent,
  useDuties,
  useMine,
  workOf,
} from '../../features/dashboard/public.ts';
import { MentorshipPanel } from '../../features/mentorship/public.ts';
import { Calling } from '../../features/teams/public.ts';
import { OwnVolunteering, useOwnVolunteering } from '../../features/volunteers/public.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { useNow } from '../../lib/format/rendered-at.tsx';
import { useLoaded } from '../../lib/lazy-parts/use-loaded.ts';
import { Failed, type FailedProps } from '../../lib/queries/failed.tsx';
import { useActor } from '../../lib/session/permissions.ts';
import { ZoneAgenda } from './parts/agenda.tsx';
import { OpenCallInvite, OwnApplications } from './parts/applications.tsx';
import { LoadingState } from './parts/coming.tsx';
import { Staff } from './parts/staff.tsx';
import s from './parts/zone.module.css';
import { useAskAnew, useNexts } from './queries.ts';
import { type Tab, tabs } from './tabs.ts';
import { useZoneText } from './text.ts';

void Calling.load();

/** What a member has with youth banks, and what comes next in it; or the applications by tab. */
export default function ZonePage() {
  const { pathname } = useLocation();
  const within = matchPath(pages.ownApplications.path, pathname);
  return within ? <ByTab tab={tabs.find((one) => one === within.params.tab) ?? 'sve'} /> : <Zone />;
}

function NotCome({ query }: Pick<FailedProps, 'query'>) {
  const t = useZoneText();
  return (
    <div className="wrap section">
      <Failed query={query} level={1} title={t('notLoaded')} />
    </div>
  );
}

function ByTab({ tab }: { tab: Tab }) {
  const mine = useMine();
  const { nexts, isPending } = useNexts();
  if (mine.isPending || isPending) return <LoadingState />;
  if (!mine.data) return <NotCome query={mine} />;
  return (
    <div className="wrap section">
      <OwnApplications tab={tab} mine={mine.data} nexts={nexts} level={1} />
    </div>
  );
}

function Zone() {
  const mine = useMine();
  const bank = useDuties();
  const { nexts, isPending } = useNexts();
  const volunteering = useOwnVolunteering();
  const donations = useOwnDonations();
  const { actor } = useActor();
  const askAnew = useAskAnew();
  const now = useNow();
  const dutiesAreThere = useLoaded(loadDuties, bank?.duties.length ? 'duties' : null);
  // All at once: what came later above would push down what is being read.
  const asked = [mine, volunteering, donations].some((one) => one.isPending);
  if (asked || isPending || !bank || !dutiesAreThere) return <LoadingState />;
  if (!mine.data) return <NotCome query={mine} />;
  const { urgent, duty } = workOf(mine.data, bank.duties, now);
  const live = mine.data.filter((one) => !isOver(one, now));
  const todo = live.filter(({ id }) => nexts.get(id)?.next?.by === 'team').length;
  return (
    <div className="wrap">
      {urgent ? (
        <div className={s.lead}>
          <Urgent application={urgent} level={1} />
        </div>
      ) : mine.data.length === 0 ? (
        <div className={s.lead}>
          {duty ? <LeadingDuty duty={duty} level={1} /> : <FirstStone level={1} />}
        </div>
      ) : (
        <Heading todo={todo} live={live.length > 0} />
      )}
      <div className={cx('section', s.two)}>
        {live.length > 0 ? <ZoneAgenda mine={live} nexts={nexts} leading={urgent?.id} /> : null}
        <div className={s.rail}>
          <Calling onAnswered={askAnew} />
          <Staff actor={actor} {...bank} />
        </div>
      </div>
      {live.length === 0 ? <OpenCallInvite /> : null}
      {mine.data.length > 0 ? (
        <OwnApplications tab="sve" mine={mine.data} nexts={nexts} level={2} />
      ) : null}
      {volunteering.data?.length === 0 ? null : (
        <div className="section-end" id="volontiranje">
          <OwnVolunteering />
        </div>
      )}
      {donations.data?.pages[0]?.items.length === 0 ? null : (
        <div className="section-end" id="donacije">
          <OwnDonations />
        </div>
      )}
      {mine.data.length > 0 || isReviewBoard(actor) ? (
        // Requests of all the reader's teams; for a board, of its banks (specification §2.13).
        <div className="section-end" id="mentorstvo">
          <MentorshipPanel />
        </div>
      ) : null}
    </div>
  );
}

/** Where nothing is urgent: how much is the reader's, or that others are at work. */
function Heading({ todo, live }: { todo: number; live: boolean }) {
  const t = useZoneText();
  return (
    <header className="page-top">
      <h1 className="title-1">
        {todo > 0 ? t('todo', { count: todo }) : t(live ? 'calm' : 'overTitle')}
      </h1>
      <p className="lead mt3">{t(todo > 0 ? 'todoLead' : live ? 'calmLead' : 'overLead')}</p>
      {live ? null : (
        <Link className="button button-primary mt5" to={pages.calls({ state: 'open' })}>
          {t('seeCalls')}
        </Link>
      )}
    </header>
  );
}
