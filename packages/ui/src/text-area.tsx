import './forms.css';
import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { useControl } from './field.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** A teammate is in this field now. */
  live?: boolean;
};

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 3}px`;
}

/** Several lines; grows with its text. */
export function TextArea({ live, className, ref, onInput, ...rest }: TextAreaProps) {
  const props = useControl<ComponentProps<'textarea'>>(rest);
  const own = useRef<HTMLTextAreaElement | null>(null);
  const both = useCallback(
    (area: HTMLTextAreaElement | null) => {
      own.current = area;
      if (typeof ref === 'function') return ref(area);
      if (ref) ref.current = area;
    },
    [ref],
  );
  useBrowserLayoutEffect(() => grow(own.current));
  return (
    <textarea
      {...props}
      ref={both}
      className={cx('in', live && 'live', className)}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}
