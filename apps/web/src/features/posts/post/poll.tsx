import type { PostView } from '@app/contracts/posts/posts.schemas';
import { CircleCheck } from '@app/ui/icons';
import type { CSSProperties } from 'react';
import { TimeLeft } from '../../../lib/format/now.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { usePostsText } from '../text.ts';
import s from './post.module.css';

interface PollProps {
  readonly options: readonly [string, string];
  readonly poll: NonNullable<PostView['poll']>;
  onVote(option: 0 | 1): void;
}

/** Percent of the first option, and of the second what is left: together always a hundred. */
export function sharesOf([first, second]: readonly [number, number]): readonly [number, number] {
  const total = first + second;
  if (total === 0) return [0, 0];
  const share = Math.round((first / total) * 100);
  return [share, 100 - share];
}

/** A question with two answers: one vote, changed until the end; what others said shows after it. */
export function Poll({ options, poll, onVote }: PollProps) {
  const t = usePostsText();
  const now = useNow();
  const { votes, voters, endsAt, own } = poll;
  const over = poll.isOver || Date.parse(endsAt) <= now;
  const shares = votes && sharesOf(votes);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two keys, no form */}
      <div className={s.poll} role="group" aria-label={t('pollGroup')}>
        {([0, 1] as const).map((option) => {
          const share = shares?.[option];
          const width: CSSProperties & Record<`--${string}`, number> = { '--v': share ?? 0 };
          return (
            <button
              key={option}
              type="button"
              className={s.option}
              aria-pressed={own === option}
              aria-disabled={over || undefined}
              data-open={(!over && own === null) || undefined}
              style={width}
              onClick={() => (over || own === option ? undefined : onVote(option))}
            >
              {share === undefined ? null : <i aria-hidden="true" />}
              <span className="break">{options[option]}</span>
              {own === option ? <CircleCheck label={t('pollVoted')} /> : null}
              {share === undefined ? null : (
                <span className={s.percent}>{t('pollShare', { percent: share })}</span>
              )}
            </button>
          );
        })}
      </div>
      <p className="smaller faint tabular mt3">
        {t('pollVotes', { count: voters })}
        {', '}
        {over ? t('pollEnded') : <TimeLeft until={endsAt} />}
        {'. '}
        {over ? '' : !votes ? t('pollHidden') : own === null ? '' : t('pollOpen')}
      </p>
    </>
  );
}
