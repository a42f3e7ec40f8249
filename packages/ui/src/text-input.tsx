import './forms.css';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useControl } from './field.tsx';

export type TextInputProps = ComponentProps<'input'> & {
  /** Numbers: right-aligned, tabular. */
  numeric?: boolean;
  /** A teammate is in this field now. */
  live?: boolean;
};

/** One line of text; inside a Field it is labelled and described by it. */
export function TextInput({ numeric, live, className, ...rest }: TextInputProps) {
  const props = useControl<ComponentProps<'input'>>(rest);
  return <input {...props} className={cx('in', numeric && 'in-num', live && 'live', className)} />;
}
