import type { BoardCall, BoardItem } from '@app/contracts/reviews/reviews.schemas';
import { cx } from '@app/ui/cx';
import { Ban, FilePen, Lock, Minus, Pencil, UsersRound } from '@app/ui/icons';
import { countedStones, StoneGauge } from '@app/ui/stone-gauge';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { placeUrl, useDeskPlace } from '../desk-place.ts';
import { useBegun } from '../drafts.ts';
import { useShortNumber } from '../numbers.ts';
import { useReviewsText } from '../text.ts';
import desk from './desk.module.css';
import s from './inbox.module.css';

interface InboxProps {
  readonly call: BoardCall;
  readonly items: readonly BoardItem[];
  readonly chosen: BoardItem | undefined;
}

/** More stones than this cannot be told apart. */
const stonesAtMost = 24;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export function progressOf(items: readonly BoardItem[]): Progress {
  const own = items.filter((item) => item.mine !== 'none' || item.waits);
  return { done: own.filter(({ mine }) => mine !== 'none').length, total: own.length };
}

export function ReviewsInbox({ call, items, chosen }: InboxProps) {
  const t = useReviewsText();
  const { done, total } = progressOf(items);
  const stones = Math.min(total, stonesAtMost);
  return (
    <nav className={desk.left} aria-label={t('applications')}>
      {total > 0 ? (
        <div className={s.progress}>
          <StoneGauge
            stones={countedStones(Math.floor((done * stones) / total), stones)}
            width={92}
          />
          <div>
            <p className="bold tabular">{t('doneOf', { done, total })}</p>
            <p className="smaller muted">{t('yourScores')}</p>
          </div>
        </div>
      ) : null}
      <ul className={s.applications}>
        {items.map((item) => (
          <li key={item.id}>
            <Row call={call} item={item} current={item === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface State {
  readonly look: 'done' | 'open' | 'out';
  readonly sign: ReactNode;
  readonly words: string;
  /** Said to everybody, not only to those who listen. */
  readonly shown: boolean;
}

function useStateOf(): (item: BoardItem) => State {
  const t = useReviewsText();
  const number = useShortNumber(0);
  const begun = useBegun();
  return (item) => {
    const points = number(item.myTotal ?? 0);
    switch (item.mine) {
      case 'score':
        return { look: 'done', sign: points, words: t('stateScore', { points }), shown: false };
      case 'abstain':
        return {
          look: 'done',
          sign: <Minus />,
          words: t('stateAbstain'),
          shown: true,
        };
      case 'conflict':
        return {
          look: 'out',
          sign: <Ban />,
          words: t('stateConflict'),
          shown: true,
        };
      case 'none':
        if (item.status !== 'submitted') {
          const mended = item.status === 'pending';
          return {
            look: 'out',
            sign: mended ? <FilePen /> : <Lock />,
            words: t(mended ? 'statePending' : 'stateDecided'),
            shown: true,
          };
        }
        if (item.asked === 'others' && !begun(item.id)) {
          return { look: 'out', sign: <UsersRound />, words: t('stateOthers'), shown: true };
        }
        return begun(item.id)
          ? {
              look: 'open',
              sign: <Pencil />,
              words: t('stateBegun'),
              shown: true,
            }
          : { look: 'open', sign: null, words: t('stateOpen'), shown: false };
    }
  };
}

function Row({ call, item, current }: { call: BoardCall; item: BoardItem; current: boolean }) {
  const place = useDeskPlace();
  const { look, sign, words, shown } = useStateOf()(item);
  return (
    <Link
      id={`application-${item.id}`}
      to={placeUrl({
        call: call.slug,
        application: item.slug,
        pane: place.pane === 'lista' ? 'prijava' : place.pane,
      })}
      data-s={current && item.mine === 'none' && item.status === 'submitted' ? 'now' : look}
      aria-current={current ? 'true' : undefined}
    >
      <span className={cx('tabular', s.sign)} aria-hidden="true">
        {current && look === 'open' ? <Pencil /> : sign}
      </span>
      <span className="grow">
        {item.projectTitle}
        <span className={shown ? 'smaller' : 'visually-hidden'}>
          {shown ? null : ', '}
          {words}
        </span>
      </span>
    </Link>
  );
}
