import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type SegmentProps<V extends string> = {
  /** What is being chosen, said aloud. */
  label: string;
  options: ReadonlyArray<{ value: V; label: ReactNode }>;
  value: V;
  onValue: (value: V) => void;
  className?: string | undefined;
};

/** A few filters in one pill. Links do the same by hand: `.seg` with `aria-current`. */
export function Segment<V extends string>(props: SegmentProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline pill
    <div className={cx('segment', props.className)} role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === props.value}
          onClick={() => props.onValue(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
