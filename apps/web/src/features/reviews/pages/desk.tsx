import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { cx } from '@app/ui/cx';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useAccentOf } from '../../../lib/browser/accent.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { MentorshipPanel } from '../../mentorship/public.ts';
import { useDeskPlace } from '../desk-place.ts';
import { NoSuchCall } from '../parts/call-list.tsx';
import desk from '../parts/desk.module.css';
import { ReviewDesk } from '../parts/desk.tsx';
import { DeskHeader } from '../parts/desk-header.tsx';
import { WaitingInbox } from '../parts/waiting.tsx';
import { callsQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';

const AllApplications = lazyPart(() => import('../parts/all.tsx').then((it) => it.AllApplications));
const BoardWork = lazyPart(() => import('../parts/board-work.tsx').then((it) => it.BoardWork));
const Ranking = lazyPart(() => import('../parts/ranking.tsx').then((it) => it.Ranking));

export default function DeskPage() {
  const t = useReviewsText();
  const query = useQuery(callsQuery);
  if (query.data) return <Board calls={query.data} />;
  if (query.isPending) return <PageSpinner label={t('loading')} />;
  return (
    <div className={desk.page}>
      <DeskHeader />
      <div className={cx('wrap', desk.inner)}>
        <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />
      </div>
    </div>
  );
}

function Board({ calls }: { calls: readonly BoardCall[] }) {
  const place = useDeskPlace();
  const all = place.view === 'sve' || place.view === 'mentorstvo';
  const call = all ? undefined : calls.find(({ slug }) => slug === place.call);
  useAccentOf(call?.kind);
  return (
    <div className={desk.page} data-pane={place.pane}>
      <DeskHeader call={call} />
      <Shown calls={calls} call={call} />
    </div>
  );
}

function Shown({ calls, call }: { calls: readonly BoardCall[]; call: BoardCall | undefined }) {
  const place = useDeskPlace();
  if (place.view === 'sve') return <AllApplications calls={calls} />;
  if (place.view === 'mentorstvo') {
    return (
      <div className={cx('wrap', desk.inner)}>
        <MentorshipPanel />
      </div>
    );
  }
  if (!call) return place.call ? <NoSuchCall /> : <WaitingInbox calls={calls} />;
  switch (place.view) {
    case 'rang':
      return <Ranking key={call.id} call={call} />;
    case 'odbor':
      return <BoardWork key={call.id} call={call} />;
    case 'sjednica':
    case undefined:
      return <ReviewDesk key={call.id} call={call} />;
  }
}
