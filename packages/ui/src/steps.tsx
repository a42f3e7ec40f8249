import type { ReactNode } from 'react';
import { countedStones, StoneGauge } from './stone-gauge.tsx';

export type StepsProps = {
  /** 1-based. */
  current: number;
  total: number;
  /** "step 1 of 3", said by the page. */
  label: ReactNode;
  width?: number;
};

/** A small arch with one stone for each step, and its words. */
export function Steps({ current, total, label, width = 52 }: StepsProps) {
  return (
    <div className="counted-stones">
      <StoneGauge stones={countedStones(current - 1, total)} width={width} inner={52} />
      <span className="tabular">{label}</span>
    </div>
  );
}
