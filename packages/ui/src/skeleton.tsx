import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';

export type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'line' | 'arch' | 'round' | 'pill';
  className?: string | undefined;
};

/** One piece of what is coming, in its shape. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={cx('skeleton', shape !== 'line' && `skeleton-${shape}`, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Holds skeletons and says once, aloud, that something loads. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** The card of a list while it loads: emblem, title, two facts. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <div className="row between">
        <Skeleton width={120} />
        <Skeleton width={84} height={42} shape="arch" />
      </div>
      <Skeleton className="mt5" width="82%" height={20} />
      <Skeleton className="mt3" width="54%" height={20} />
      <div className="row mt5">
        <Skeleton width={34} height={40} shape="arch" />
        <Skeleton className="grow" />
      </div>
    </div>
  );
}
