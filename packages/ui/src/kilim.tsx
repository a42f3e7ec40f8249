import { useId } from 'react';
import { cx } from './cx.ts';

/** Edge of kilim diamonds: the footer and certificates only. */
export function Kilim({ className }: { className?: string | undefined }) {
  const id = `k${useId().replace(/[^\w-]/g, '')}`;
  return (
    <svg className={cx('kilim', className)} width="100%" height="20" aria-hidden="true">
      <defs>
        <pattern id={id} width="56" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M0 20L10 10L0 0ZM56 0L46 10L56 20ZM28 0L38 10L28 20L18 10Z"
            fill="var(--accent)"
          />
          <path d="M28 6L32 10L28 14L24 10Z" fill="var(--block)" />
        </pattern>
      </defs>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
}
