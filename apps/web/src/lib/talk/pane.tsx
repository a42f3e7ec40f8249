import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { ReactNode } from 'react';
import { isApiError } from '../api/error.ts';
import { Failed } from '../queries/failed.tsx';
import s from './pane.module.css';

/** Beside the list while no conversation of it is open. */
export const ChooseTalk = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <EmptyState className={s.prompt} picture={<Lookout />} title={title} text={text} />
);

/** In the place of a conversation that has not come yet. */
export const TalkComing = ({ label }: { readonly label: string }) => (
  <Loading label={label} className={s.coming}>
    <Skeleton height={56} />
    <Skeleton height={320} />
  </Loading>
);

/** Whether it is not there for the reader; also of one that was open before others took it away. */
export const isTalkGone = (error: unknown): boolean =>
  isApiError(error, 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION');

interface UnopenedTalkProps {
  readonly query: { readonly error?: unknown; refetch(): unknown };
  readonly words: Readonly<Record<'talkFailed' | 'notFound' | 'notFoundText', string>>;
  /** The way back to the list. */
  readonly back: ReactNode;
}

/** In the place of a conversation that is not there, or did not come. */
export const UnopenedTalk = ({ query, words, back }: UnopenedTalkProps) =>
  isTalkGone(query.error) ? (
    <EmptyState
      className={s.prompt}
      level={2}
      title={words.notFound}
      text={words.notFoundText}
      action={back}
    />
  ) : (
    <div className={s.prompt}>
      <Failed level={2} title={words.talkFailed} query={query} />
      {back}
    </div>
  );
