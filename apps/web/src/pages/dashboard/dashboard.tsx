import { Loading, Skeleton } from '@app/ui/skeleton';
import { ClosingCall, useOpenCalls } from '../../features/calls/public.ts';
import {
  FirstSteps,
  FirstStone,
  LeadingDuty,
  loadDuties,
  OwnProjects,
  Urgent,
  useDashboardText,
  useDuties,
  useFirstSteps,
  useLostFactors,
  useMine,
  WaitingForYou,
  workOf,
} from '../../features/dashboard/public.ts';
import { Feed } from '../../features/posts/public.ts';
import { useNow } from '../../lib/format/rendered-at.tsx';
import { useLoaded } from '../../lib/lazy-parts/use-loaded.ts';
import { Failed } from '../../lib/queries/failed.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useShellText } from '../../lib/texts/text.ts';
import s from './dashboard.module.css';

export default function DashboardPage() {
  const t = useDashboardText();
  const { profile } = useSession();
  const mine = useMine();
  const bank = useDuties();
  const lost = useLostFactors();
  const open = useOpenCalls();
  const first = useFirstSteps(mine.isPending ? undefined : (mine.data?.length ?? 0));
  const now = useNow();
  const dutiesAreThere = useLoaded(loadDuties, bank?.duties.length ? 'duties' : null);
  // All at once: what came later above would push down what is being read.
  if (mine.isPending || !bank || lost === undefined || open.isPending) return <LoadingState />;
  if (!first.steps || !dutiesAreThere) return <LoadingState />;
  const work = workOf(mine.data ?? [], bank.duties, now);
  const leads = work.urgent ?? work.duty;
  const begin =
    first.steps.length > 0 ? <FirstSteps steps={first.steps} onSkip={first.skip} /> : null;
  const isBeside = !leads && lost === 0;
  const count = (leads ? 1 : 0) + work.applications.length + work.duties.length + lost;
  return (
    <div className="wrap">
      <header className="page-top">
        <h1 className="title-1">{t('hello', { name: profile?.firstName ?? '' })}</h1>
        <p className="lead mt3" role="status">
          {mine.data ? (count > 0 ? t('waiting', { count }) : t('waitingNone')) : null}
        </p>
      </header>
      {mine.data ? (
        <div className={s.lead}>
          {work.urgent ? <Urgent application={work.urgent} /> : null}
          {work.duty ? <LeadingDuty duty={work.duty} /> : null}
          {mine.data.length === 0 && !work.duty ? <FirstStone /> : null}
          {isBeside ? begin : <WaitingForYou {...work} lost={lost} />}
        </div>
      ) : (
        <Failed query={mine} level={2} title={t('notLoaded')} />
      )}
      <div className={s.below}>
        <div className={s.rail}>
          {isBeside ? null : begin}
          {mine.data && mine.data.length > 0 ? (
            <OwnProjects all={mine.data.length} {...work} />
          ) : null}
          <ClosingCall open={open.data?.items ?? []} />
        </div>
        <Feed />
      </div>
    </div>
  );
}

function LoadingState() {
  const t = useShellText();
  return (
    <div className="wrap section">
      <Loading label={t('loading')} className="column g6">
        <Skeleton width="60%" height={56} />
        <Skeleton height={364} />
      </Loading>
    </div>
  );
}
