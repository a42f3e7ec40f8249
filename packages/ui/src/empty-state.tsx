import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type EmptyStateProps = {
  /** A picture from `scenes/` (they carry `className="ill"` themselves). */
  picture?: ReactNode;
  /** What is here (not). */
  title: ReactNode;
  /** Why, and when that changes. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Heading level in the page. */
  level?: 1 | 2 | 3;
  framed?: boolean;
  className?: string | undefined;
};

/** Nothing here yet: picture, what, why, one action. */
export function EmptyState(props: EmptyStateProps) {
  const Title = `h${props.level ?? 3}` as const;
  return (
    <div className={cx('empty', props.framed && 'card-flat', props.className)}>
      {props.picture}
      <Title className="title-4">{props.title}</Title>
      {props.text ? <p className="small">{props.text}</p> : null}
      {props.action ? <div className="mt2">{props.action}</div> : null}
    </div>
  );
}
