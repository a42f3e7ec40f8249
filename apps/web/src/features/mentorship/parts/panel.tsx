import { isReviewBoard } from '@app/domain/permissions/permissions';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Plus } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useEffect, useRef } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useActor } from '../../../lib/session/permissions.ts';
import { NewRequestDialog } from '../dialogs/lazy.ts';
import { isFocusLost } from '../focus.ts';
import { useHowLong } from '../how-long.ts';
import { useRequestsPlace } from '../place.ts';
import { useAnswerTime, useOwn } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import { ConversationPane } from './conversation.tsx';
import { MentorshipFilters } from './filters.tsx';
import { RequestList } from './list.tsx';
import s from './panel.module.css';
import type { Boxes, PanelProps } from './panel-props.ts';
import Unread from './unread.tsx';

const boardBoxes: Boxes = ['inbox', 'mine', 'archive'];
const ownBoxes: Boxes = ['own'];

/** Requests for mentorship: the list, and the conversation of the one that lies open. */
export default function MentorshipPanel({ application }: PanelProps) {
  const t = useMentorshipText();
  const { actor, state, retry } = useActor();
  const mine = useOwn();
  if (state === 'loading' || mine.isPending) return <LoadingState />;
  if (state === 'failed' || !mine.data) {
    const refetch = () => {
      retry();
      return mine.refetch();
    };
    return <Failed title={t('listFailed')} query={{ error: mine.error, refetch }} />;
  }
  const own = application ? mine.data.filter(({ id }) => id === application.id) : mine.data;
  // Whoever is on the team is its applicant, and nothing else.
  const onTeam = application !== undefined && own.length > 0;
  const board = isReviewBoard(actor, application?.bankSlug) && !onTeam;
  return <Panel application={application} board={board} own={own} />;
}

function LoadingState() {
  const t = useMentorshipText();
  return (
    <Loading label={t('loading')}>
      <Skeleton height={770} />
    </Loading>
  );
}

interface ShownProps extends PanelProps {
  readonly board: boolean;
  /** Applications of which the reader may ask something. */
  readonly own: NonNullable<ReturnType<typeof useOwn>['data']>;
}

function Panel({ application, board, own }: ShownProps) {
  const t = useMentorshipText();
  const boxes = board ? boardBoxes : ownBoxes;
  const place = useRequestsPlace(boxes);
  const panel = useRef<HTMLElement>(null);
  useShownFirst(panel, place.request);
  useFocusWithin(panel, place.request);
  const asks = own.length > 0;
  return (
    <section ref={panel} className={s.panel} aria-labelledby="mentorstvo-naslov">
      <div className={s.duo} data-open={place.request ? '' : undefined}>
        <div className={s.side}>
          <div className={s.head}>
            <div className={cx('row between', s.top)}>
              <h2 className={cx('title-3', s.name)} id="mentorstvo-naslov">
                {t('title')}
                {application ? null : <Unread />}
              </h2>
              {application ? <span className="smaller muted cut">{application.title}</span> : null}
              {board && !application ? <AnswerTime /> : null}
            </div>
            <nav className="segment" aria-label={t('boxes')}>
              {boxes.map((box) => (
                <Link
                  key={box}
                  to={place.linkTo({ box, request: undefined, status: undefined, asking: false })}
                  aria-current={box === place.box && !(place.asking && !board) ? 'page' : undefined}
                  preventScrollReset
                >
                  {t(`box_${box}`)}
                </Link>
              ))}
              {asks && !board ? (
                <Link
                  to={place.linkTo({ asking: true })}
                  aria-current={place.asking ? 'page' : undefined}
                  preventScrollReset
                >
                  {t('newRequest')}
                </Link>
              ) : null}
            </nav>
            {asks && board ? (
              <Button asChild variant="soft" size="m">
                <Link to={place.linkTo({ asking: true })} preventScrollReset>
                  <Plus />
                  {t('newForBoard')}
                </Link>
              </Button>
            ) : null}
            <MentorshipFilters place={place} />
          </div>
          <RequestList application={application} place={place} board={board} />
        </div>
        <ConversationPane
          key={place.request}
          place={place}
          boxes={boxes}
          canAsk={asks}
          application={application}
        />
      </div>
      <NewRequestDialog
        open={place.asking}
        onOpenChange={() => place.put({ asking: false })}
        of={own.map(({ id, kind, projectTitle: title, sections }) => ({
          id,
          kind,
          title,
          sections: sections.map(({ key }) => key).filter((key) => key !== 'review'),
        }))}
        onRequested={({ id }) => place.put({ asking: false, request: id })}
      />
    </section>
  );
}

/** How soon the board answers. */
function AnswerTime() {
  const t = useMentorshipText();
  const howLong = useHowLong();
  const { data } = useAnswerTime();
  if (typeof data?.hours !== 'number') return null;
  return (
    <span className="smaller muted text-end">{t('answerTime', { time: howLong(data.hours) })}</span>
  );
}

/** On a phone list and conversation take each other's place, and what had the cursor goes with it. */
function useFocusWithin(panel: { readonly current: HTMLElement | null }, request?: string) {
  const shown = useRef(request);
  useEffect(() => {
    const before = shown.current;
    shown.current = request;
    if (before === request) return undefined;
    const frame = requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const next = request ? '[data-opened]' : `#zahtjev-${before}`;
      // What is opened is brought into sight whole; a row of a long list may lie anywhere.
      const preventScroll = request !== undefined;
      panel.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, request]);
}

/** Milliseconds in which what is above may still come and push it away. */
const settles = 2_000;

/**
 * Brings what was opened into sight. On a phone the conversation takes the place of the list, and
 * all the screen under the header, so that the field to write in lies at the thumb.
 */
function useShownFirst(panel: { readonly current: HTMLElement | null }, request?: string) {
  const shown = useRef<string | undefined | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = request;
    const { current } = panel;
    if (!current || before === request) return undefined;
    const { top, width } = current.getBoundingClientRect();
    if (!request || width >= 720) {
      if (before === null ? request && top > innerHeight / 2 : top < 0) current.scrollIntoView();
      return undefined;
    }
    const bring = () => {
      const above = document.querySelector('header')?.offsetHeight ?? 0;
      current.style.setProperty('--_above', `${above}px`);
      const down = current.getBoundingClientRect().top - above;
      scrollTo({ top: scrollY + down, behavior: 'instant' });
    };
    const watch = new ResizeObserver(bring);
    const stop = () => watch.disconnect();
    watch.observe(document.body);
    const timer = setTimeout(stop, settles);
    const touched = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const event of touched) addEventListener(event, stop, { passive: true });
    bring();
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of touched) removeEventListener(event, stop);
    };
  }, [panel, request]);
}
