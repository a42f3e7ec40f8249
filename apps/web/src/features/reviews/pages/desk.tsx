import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { cx } from '@app/ui/cx';
import { ErrorState } from '@app/ui/error-state';
import { RotateCw } from '@app/ui/icons';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../desk-place.ts';
import { CallList, NoSuchCall } from '../parts/call-list.tsx';
import desk from '../parts/desk.module.css';
import { Desk } from '../parts/desk.tsx';
import { DeskHeader } from '../parts/desk-header.tsx';
import { Ranking } from '../parts/ranking.tsx';
import { callsQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';

export default function DeskPage() {
  const t = useReviewsText();
  const query = useQuery(callsQuery);
  if (query.data) return <Board calls={query.data} />;
  if (query.isPending) return <PageSpinner label={t('loading')} />;
  return (
    <div className={desk.page}>
      <DeskHeader />
      <div className={cx('wrap', desk.inner)}>
        <ErrorState
          level={2}
          title={t('failed')}
          text={t('failedText')}
          action={
            <button type="button" className="btn btn-s" onClick={() => void query.refetch()}>
              <RotateCw />
              {t('retry')}
            </button>
          }
        />
      </div>
    </div>
  );
}

function Board({ calls }: { calls: readonly BoardCall[] }) {
  const place = usePlace();
  const only = calls.length === 1 ? calls[0] : undefined;
  const call = place.call ? calls.find(({ slug }) => slug === place.call) : only;
  return (
    <div className={desk.page} data-pane={place.pane}>
      <DeskHeader call={call} several={calls.length > 1} />
      {call && place.ranking ? <Ranking call={call} /> : null}
      {call && !place.ranking ? <Desk key={call.id} call={call} /> : null}
      {!call && place.call ? <NoSuchCall /> : null}
      {!call && !place.call ? <CallList calls={calls} /> : null}
    </div>
  );
}
