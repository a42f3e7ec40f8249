import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { hasObAccess } from '@app/domain/permissions/permissions';
import { ErrorState } from '@app/ui/error-state';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useActor } from '../../../lib/session/permissions.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useShellText } from '../../../lib/text.ts';
import { applications } from '../../applications/public.ts';
import { CallCard, calls, callsFor } from '../../calls/public.ts';
import s from '../parts/dashboard.module.css';
import { Own } from '../parts/own.tsx';
import { Desk, FirstStone, Urgent } from '../parts/urgent.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useDashboardText } from '../text.ts';
import { workOf } from '../work.ts';

export default function DashboardPage() {
  const t = useDashboardText();
  const { profile } = useSession();
  const mine = useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
  });
  const board = useBoard();
  const open = useQuery({
    queryKey: ['calls', 'open'],
    queryFn: () => calls.list({ query: { state: 'open', limit: 24 } }),
  });
  const now = useNow();
  // All at once: what came later above would push down what is being read.
  if (mine.isPending || !board || open.isPending) return <Coming />;
  const work = workOf(mine.data ?? [], board, now);
  const count = (work.urgent || work.desk ? 1 : 0) + work.applications.length + work.board.length;
  return (
    <div className="wrap">
      <header className="page-top">
        <h1 className="t1">{t('hello', { name: profile?.firstName ?? '' })}</h1>
        <p className="lead mt3" role="status">
          {mine.data ? (count > 0 ? t('waiting', { count }) : t('waitingNone')) : null}
        </p>
      </header>
      {mine.data ? (
        <>
          <div className={s.lead}>
            {work.urgent ? <Urgent application={work.urgent} /> : null}
            {work.desk ? <Desk call={work.desk} /> : null}
            {mine.data.length === 0 && !work.desk ? <FirstStone /> : null}
            {work.urgent || work.desk ? <Waiting {...work} /> : null}
          </div>
          {mine.data.length > 0 ? <Own all={mine.data.length} {...work} /> : null}
        </>
      ) : (
        <Failed onRetry={() => void mine.refetch()} />
      )}
      <OpenCalls open={open.data?.items ?? []} />
    </div>
  );
}

function Coming() {
  const t = useShellText();
  return (
    <div className="wrap sec">
      <Loading label={t('loading')} className="col g6">
        <Skeleton width="60%" height={56} />
        <Skeleton height={364} />
      </Loading>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useDashboardText();
  return (
    <ErrorState
      level={2}
      title={t('failed')}
      action={
        <button type="button" className="btn btn-s" onClick={onRetry}>
          {t('retry')}
        </button>
      }
    />
  );
}

function OpenCalls({ open }: { open: readonly CallSummary[] }) {
  const t = useDashboardText();
  const { profile } = useSession();
  const mine = callsFor(open, profile ?? { municipality: null, interests: [] });
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="calls" className="sec-end">
      <div className="sec-h">
        <h2 className="t2" id="calls">
          {t('callsTitle')}
        </h2>
        <Link className="go" to={pages.calls()}>
          {t('emptyAction')} <ArrowRight />
        </Link>
      </div>
      <div className="lead-grid even">
        {mine.slice(0, 3).map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
    </section>
  );
}

const reviews = client<typeof reviewsApi>(reviewsPaths);

/** What the board's desk counts as well; nothing until it is known. */
function useBoard(): readonly BoardCall[] | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['reviews', 'calls'],
    queryFn: () => reviews.calls(),
    enabled: hasObAccess(actor),
  });
  return state === 'loading' || query.isLoading ? undefined : (query.data ?? []);
}
