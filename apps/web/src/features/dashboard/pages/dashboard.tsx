import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { ArrowRight, Plus } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.ts';
import { useShellText } from '../../../lib/text.ts';
import { applications } from '../../applications/public.ts';
import { CallCard, calls } from '../../calls/public.ts';
import { BoardWork, useBoardWork } from '../parts/board-work.tsx';
import { isWaiting, MyApplicationRow } from '../parts/my-application-row.tsx';
import { useDashboardText } from '../text.ts';

export default function DashboardPage() {
  const t = useDashboardText();
  const { profile } = useSession();
  const mine = useMine();
  const board = useBoardWork();
  const waiting =
    (mine.data?.filter(isWaiting).length ?? 0) +
    board.filter((call) => call.applications > call.mineDone).length;
  return (
    <div className="wrap" data-accent="orange">
      <header className="page-top">
        <h1 className="t1">{t('hello', { name: profile?.firstName ?? '' })}</h1>
        <p className="lead mt3" role="status">
          {mine.isSuccess
            ? waiting > 0
              ? t('waiting', { count: waiting })
              : t('waitingNone')
            : ' '}
        </p>
      </header>
      <BoardWork calls={board} />
      <section aria-labelledby="mine" className="sec-end">
        <div className="sec-h">
          <h2 className="t2" id="mine">
            {t('mine')}
          </h2>
          <Link className="btn btn-t" to={pages.calls({ state: 'open' })}>
            <Plus />
            {t('newOne')}
          </Link>
        </div>
        <Mine query={mine} />
      </section>
      <OpenCalls />
    </div>
  );
}

function useMine() {
  return useQuery({ queryKey: ['applications', 'mine'], queryFn: () => applications.mine() });
}

/** What the team owes comes first; otherwise as the server orders it. */
const waitingFirst = (all: readonly MyApplication[]) => [
  ...all.filter(isWaiting),
  ...all.filter((one) => !isWaiting(one)),
];

function Mine({ query }: { query: ReturnType<typeof useMine> }) {
  const t = useDashboardText();
  const shell = useShellText();
  if (query.isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton height={72} />
        <Skeleton height={72} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t('failed')}
        action={
          <button type="button" className="btn btn-s" onClick={() => query.refetch()}>
            {t('retry')}
          </button>
        }
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        picture={<MissingStone />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link className="btn btn-p" to={pages.calls({ state: 'open' })}>
            {t('emptyAction')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="rows">
      {waitingFirst(query.data).map((one, n) => (
        <MyApplicationRow key={one.id} application={one} first={n === 0} />
      ))}
    </ul>
  );
}

function OpenCalls() {
  const t = useDashboardText();
  const open = useQuery({
    queryKey: ['calls', 'open'],
    queryFn: () => calls.list({ query: { state: 'open', limit: 3 } }),
  });
  if (!open.data || open.data.items.length === 0) return null;
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
        {open.data.items.map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
    </section>
  );
}
