import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Megaphone, Undo2 } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { rankingQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import type { Decision } from './decide-many-dialog.tsx';
import desk from './desk.module.css';
import s from './ranking.module.css';
import { RankingFiles } from './ranking-files.tsx';
import { RankingTable } from './ranking-table.tsx';
import { useWhatIf, type WhatIf } from './what-if.ts';

const AnnounceDialog = lazyPart(() => import('./announce-dialog.tsx'));
const DecideManyDialog = lazyPart(() => import('./decide-many-dialog.tsx'));

export function Ranking({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const [announcing, setAnnouncing] = useState(false);
  return (
    <div className={cx('wrap', desk.inner)}>
      <div className="section-head">
        <div>
          <h2 className="title-2">{t('ranking')}</h2>
          <p className="muted mt2">{t('rankingLead')}</p>
        </div>
        <div className="row row-wrap g2">
          <RankingFiles call={call} />
          {call.canPublishDecisions ? (
            <Button variant="primary" onClick={() => setAnnouncing(true)}>
              <Megaphone />
              {t('announce')}
            </Button>
          ) : (
            <NotYet call={call} />
          )}
        </div>
      </div>
      <Rows call={call} />
      {announcing ? <AnnounceDialog call={call} onClose={() => setAnnouncing(false)} /> : null}
    </div>
  );
}

/** Why the decisions cannot be announced, to whoever will. */
function NotYet({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const { momentOf } = useFormat();
  const { canDecide, decisionsPublishedAt, state, closesAt, undecided } = call;
  if (!canDecide || decisionsPublishedAt !== null) return null;
  if (state !== 'closed')
    return <p className="small muted">{t('notYetOpen', { when: momentOf(closesAt) })}</p>;
  return undecided > 0 ? (
    <p className="small muted">{t('notYetUndecided', { count: undecided })}</p>
  ) : null;
}

function Rows({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const query = useQuery(rankingQuery(call.id));
  if (query.isPending) {
    return (
      <Loading label={t('loading')} className="column g4">
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </Loading>
    );
  }
  if (!query.data) {
    return <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />;
  }
  if (query.data.length === 0) {
    return <EmptyState picture={<MissingStone />} title={t('emptyListTitle')} />;
  }
  return <Shown call={call} rows={query.data} />;
}

function Shown({ call, rows }: { call: BoardCall; rows: readonly RankingRow[] }) {
  const whatIf = useWhatIf(call, rows);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Those that were marked when it was asked: what is decided leaves the marks.
  const [asking, setAsking] = useState<{ event: Decision; rows: RankingRow[] } | null>(null);
  const open = rows.filter((row) => row.canDecide);
  const chosen = open.filter(({ applicationId }) => marked.has(applicationId));
  const mark = (id: string, on: boolean) =>
    setMarked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const markSide = (above: boolean) => {
    const side = new Set(
      whatIf.plan.lines.filter((line) => line.chosen === above).map(({ id }) => id),
    );
    setMarked(new Set(open.map((row) => row.applicationId).filter((id) => side.has(id))));
  };
  return (
    <>
      <Money call={call} whatIf={whatIf} />
      <RankingTable
        call={call}
        rows={rows}
        whatIf={whatIf}
        marked={open.length > 0 ? marked : null}
        onMark={mark}
        onMarkSide={markSide}
      />
      {chosen.length > 0 ? (
        <Marked
          count={chosen.length}
          onClear={() => setMarked(new Set())}
          onAsk={(event) => setAsking({ event, rows: chosen })}
        />
      ) : null}
      {asking ? (
        <DecideManyDialog
          {...asking}
          call={call}
          onClose={() => setAsking(null)}
          onDecided={() => setMarked(new Set())}
        />
      ) : null}
    </>
  );
}

/** What there is, what would be given, and that nothing of it is decided. */
function Money({ call, whatIf }: { call: BoardCall; whatIf: WhatIf }) {
  const t = useReviewsText();
  const { km } = useFormat();
  const { lines, sum, left } = whatIf.plan;
  const count = lines.filter(({ chosen }) => chosen).length;
  const said = t('planSum', { sum: km(sum / 100), budget: km(call.budget) });
  return (
    <section className={s.money} aria-label={t('planTitle')}>
      <div className="row row-wrap between g4">
        <p>
          <b className={cx('tabular', s.sum)}>{km(sum / 100)}</b>{' '}
          <span className="muted">{t('ofBudget', { budget: km(call.budget) })}</span>
        </p>
        <p className={cx('small tabular', left < 0 && s.over)}>
          {t('planCount', { count })}
          {', '}
          {left < 0
            ? t('planOver', { amount: km(-left / 100) })
            : t('planLeft', { amount: km(left / 100) })}
        </p>
      </div>
      <ProgressBar
        label={t('planTitle')}
        valueText={said}
        value={call.budget > 0 ? sum / call.budget : 0}
      />
      <div className="row row-wrap between g2">
        <p className="smaller muted" role="status">
          {t(whatIf.changed ? 'whatIfOn' : 'whatIfHint')}
        </p>
        {whatIf.changed ? (
          <Button size="m" variant="ghost" onClick={whatIf.reset}>
            <Undo2 />
            {t('whatIfReset')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Marked(props: { count: number; onClear(): void; onAsk(decision: Decision): void }) {
  const t = useReviewsText();
  const { count } = props;
  return (
    <section className={s.marked} aria-label={t('decideMany')}>
      <div className="row row-wrap g2">
        <p className="small bold tabular grow" role="status">
          {t('marked', { count })}
        </p>
        <Button size="m" variant="ghost" onClick={props.onClear}>
          {t('markNone')}
        </Button>
      </div>
      <div className="row row-wrap g2">
        <Button size="m" variant="ink" onClick={() => props.onAsk('approve')}>
          {t('approve')}
        </Button>
        <Button size="m" variant="secondary" onClick={() => props.onAsk('declareWinner')}>
          {t('declareWinners')}
        </Button>
        <Button size="m" variant="danger" onClick={() => props.onAsk('reject')}>
          {t('reject')}
        </Button>
      </div>
    </section>
  );
}
