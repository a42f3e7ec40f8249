import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { BrokenBridge } from './scenes/arch-pictures.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  /** What happened, that nothing is lost, what to do. */
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  framed?: boolean;
};

/** Something failed to load; said to those who listen as well. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} picture={<BrokenBridge />} />
    </div>
  );
}
