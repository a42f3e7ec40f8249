import type { BoardCall, BoardDetail, BoardItem } from '@app/contracts/reviews/reviews.schemas';
import { isReviewBoard } from '@app/domain/permissions/permissions';
import { cx } from '@app/ui/cx';
import { Ban, MessageSquareText } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { Skeleton } from '@app/ui/skeleton';
import { useState } from 'react';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useActor } from '../../../lib/session/permissions.ts';
import { CommentThread } from '../../comments/public.ts';
import { type Draft, draftOf, emptyDraft, useOwnDraft } from '../drafts.ts';
import { usePaneFocus } from '../pane-focus.ts';
import { useReviewsText } from '../text.ts';
import desk from './desk.module.css';
import { Given } from './given.tsx';
import s from './score-pane.module.css';

const DeclareDialog = lazyPart(() => import('./declare-dialog.tsx'));
const ScoreForm = lazyPart(() => import('./score-form.tsx').then((it) => it.ScoreForm), {
  waiting: <Skeleton height={320} />,
});

interface ScorePaneProps {
  readonly call: BoardCall;
  readonly detail: BoardDetail;
  readonly next: BoardItem | undefined;
}

export function ScorePane({ call, detail, next }: ScorePaneProps) {
  const t = useReviewsText();
  const own = useOwnDraft(detail.application.id);
  const [asking, setAsking] = useState<'abstain' | 'conflict' | null>(null);
  const { canScore } = detail.abilities;
  const scoring = canScore && (detail.mine === null || own.draft !== null);
  const heading = usePaneFocus('ocjena');
  // What had the focus goes away; the reader stays where the score is.
  const done = () => {
    own.drop();
    heading.current?.focus({ preventScroll: true });
  };
  const reopen = () => {
    heading.current?.focus({ preventScroll: true });
    own.keep(detail.mine?.kind === 'score' ? draftOf(detail.mine) : (own.draft ?? emptyDraft));
  };
  return (
    <section className={desk.right} aria-label={t('rubric')}>
      <div className={cx('row between', s.head)}>
        <h2 className="title-4" ref={heading} tabIndex={-1}>
          {t('yourScore')}
        </h2>
        <ConflictButton call={call} detail={detail} onAsk={() => setAsking('conflict')} />
      </div>
      {scoring ? (
        <ScoreForm
          detail={detail}
          draft={own.draft ?? emptyDraft}
          onDraft={own.keep}
          onDone={done}
          onAbstain={() => setAsking('abstain')}
        />
      ) : (
        <Given
          call={call}
          detail={detail}
          next={next}
          onChange={reopen}
          closed={<Closed detail={detail} draft={own.draft} />}
        />
      )}
      <BoardTalk detail={detail} />
      {asking ? (
        <DeclareDialog
          kind={asking}
          detail={detail}
          onClose={() => setAsking(null)}
          onDeclared={done}
        />
      ) : null}
    </section>
  );
}

/** What the board says among itself; nobody of the team reads it. */
export function BoardTalk({ detail, open = false }: { detail: BoardDetail; open?: boolean }) {
  const t = useReviewsText();
  const [shown, setShown] = useState(false);
  const thread = <CommentThread application={detail.application} audience="board" />;
  if (open) return <div className={s.talk}>{thread}</div>;
  return (
    <section className={s.talk} aria-label={t('boardTalk')}>
      <button
        type="button"
        className="go small"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <MessageSquareText />
        {t('boardTalk')}
      </button>
      {shown ? thread : null}
    </section>
  );
}

/** Also while the team mends its application: a tie is better told early. */
function ConflictButton(props: { call: BoardCall; detail: BoardDetail; onAsk: () => void }) {
  const t = useReviewsText();
  const { actor } = useActor();
  const { application, mine } = props.detail;
  const early = application.status === 'pending' && isReviewBoard(actor, props.call.bankSlug);
  if (mine?.kind === 'conflict' || !(props.detail.abilities.canScore || early)) return null;
  return (
    <button type="button" className={cx('go', s.conflict)} onClick={props.onAsk}>
      <Ban />
      {t('conflict')}
    </button>
  );
}

function Closed({ detail, draft }: { detail: BoardDetail; draft: Draft | null }) {
  const t = useReviewsText();
  const { status } = detail.application;
  const why =
    status === 'pending'
      ? 'closedPending'
      : status === 'submitted'
        ? 'closedOther'
        : 'closedDecided';
  return (
    <>
      <Note>{t(why)}</Note>
      {draft ? <Unsent detail={detail} draft={draft} /> : null}
    </>
  );
}

/** What was begun and came too late, or waits for the team: nothing of it is thrown away. */
function Unsent({ detail: { rubric }, draft }: { detail: BoardDetail; draft: Draft }) {
  const t = useReviewsText();
  const localized = useLocalized();
  const begun = rubric.flatMap(({ key, name }) => {
    const { value, note = '' } = draft.scores[key] ?? {};
    return value === undefined && note === '' ? [] : [{ key, name: localized(name), value, note }];
  });
  if (begun.length === 0 && draft.note === '') return null;
  return (
    <section aria-labelledby="unsent">
      <h3 className="title-4" id="unsent">
        {t('unsent')}
      </h3>
      <p className="smaller muted">{t('unsentText')}</p>
      {begun.map(({ key, name, value, note }) => (
        <p key={key} className="smaller muted mt2">
          <b>{value === undefined ? name : t('criterionScore', { criterion: name, value })}</b>{' '}
          {note}
        </p>
      ))}
      {draft.note === '' ? null : <p className="small muted mt2">{draft.note}</p>}
    </section>
  );
}
