import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { hasObAccess } from '@app/domain/permissions/permissions';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { ArrowRight, Plus } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { TimeLeft } from '../../../lib/now.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useActor } from '../../../lib/session/permissions.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useShellText } from '../../../lib/text.ts';
import { useLocalized } from '../../../lib/use-format.ts';
import { applications, StatusBadge, useNextStep } from '../../applications/public.ts';
import { CallCard, calls, callsFor } from '../../calls/public.ts';
import s from '../parts/my-application-row.module.css';
import { useDashboardText } from '../text.ts';

export default function DashboardPage() {
  const t = useDashboardText();
  const { profile } = useSession();
  const mine = useMine();
  const board = useBoardWork();
  const open = useOpenCalls();
  // All at once: what came later above would push down what is being read.
  if (mine.isPending || !board || open.isPending) return <Coming />;
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
            : null}
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
      <OpenCalls open={open.data?.items ?? []} />
    </div>
  );
}

function Coming() {
  const t = useShellText();
  return (
    <div className="wrap sec">
      <Loading label={t('loading')} className="col g4">
        <Skeleton width="60%" height={56} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </Loading>
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
  if (!query.data) {
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

function useOpenCalls() {
  return useQuery({
    queryKey: ['calls', 'open'],
    queryFn: () => calls.list({ query: { state: 'open', limit: 24 } }),
  });
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

/** Nothing until it is known. */
function useBoardWork(): readonly BoardCall[] | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['reviews', 'calls'],
    queryFn: () => reviews.calls(),
    enabled: hasObAccess(actor),
  });
  return state === 'loading' || query.isLoading ? undefined : (query.data ?? []);
}

function BoardWork({ calls }: { calls: readonly BoardCall[] }) {
  const t = useDashboardText();
  const localized = useLocalized();
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="board" className="sec-end">
      <h2 className="t2" id="board">
        {t('board')}
      </h2>
      <ul className="rows mt5">
        {calls.map((call) => {
          const left = Math.max(0, call.applications - call.mineDone);
          return (
            <li key={call.id} className="row row-w g5 between">
              <div className="row g4">
                <BankEmblem emblem={call.bankEmblem} width={44} />
                <div>
                  <h3 className="t4">{localized(call.title)}</h3>
                  <p className="sm mut">
                    {left > 0 ? t('boardLeft', { count: left }) : t('boardDone')}
                  </p>
                </div>
              </div>
              <Link className="btn btn-m btn-s" to={pages.board({ poziv: call.slug })}>
                {t('boardOpen')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isWaiting = (one: MyApplication): boolean =>
  one.status === 'draft' || one.status === 'pending';

function MyApplicationRow(props: {
  application: MyApplication;
  /** The page's one filled button. */
  first: boolean;
}) {
  const one = props.application;
  const t = useDashboardText();
  const localized = useLocalized();
  const nextStep = useNextStep();
  const now = useNow();
  const writing = isWaiting(one);
  const to = writing ? pages.canvas({ id: one.id }) : pages.project({ slug: one.slug });
  const title = one.projectTitle || t('untitled');
  return (
    <li className="row row-w g5 between">
      <div className={cx('row g4 grow', s.what)}>
        <BankEmblem emblem={one.bankEmblem} width={44} />
        <div className="grow">
          <h3 className="t4">
            <Link to={to}>{title}</Link>
          </h3>
          <p className="sm mut">
            {localized(one.callTitle)}
            {writing ? (
              <>
                {' · '}
                {t('sections', { done: one.sectionsDone, total: one.sectionsTotal })}
                {Date.parse(one.callClosesAt) > now ? (
                  <>
                    {' · '}
                    <TimeLeft until={one.callClosesAt} />
                  </>
                ) : null}
              </>
            ) : null}
          </p>
          <p className="sm mt2">{nextStep(one.status)}</p>
        </div>
      </div>
      <div className="row row-w g4">
        <StatusBadge status={one.status} />
        <Link
          className={props.first && writing ? 'btn btn-m btn-p' : 'btn btn-m btn-s'}
          to={to}
          aria-label={`${t(writing ? 'write' : 'open')}: ${title}`}
        >
          {t(writing ? 'write' : 'open')}
        </Link>
      </div>
    </li>
  );
}
