import './forms.css';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useControl } from './field.tsx';
import { ChevronDown } from './icons.tsx';

/** The browser's own list, with our border. Options are children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const props = useControl<ComponentProps<'select'>>(rest);
  return (
    <span className="select-field">
      <select {...props} className={cx('in', className)}>
        {children}
      </select>
      <ChevronDown />
    </span>
  );
}
