import { cx } from './cx.ts';

/** A turning ring. Without a label it only decorates a text that says what is going on. */
export function Spinner({ large, label }: { large?: boolean; label?: string }) {
  const look = cx('spin', large && 'l');
  if (!label) return <i className={look} aria-hidden="true" />;
  return <span className={look} role="status" aria-label={label} />;
}

/** The whole page waits. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="page-spin" role="status">
      <i className="spin l" aria-hidden="true" />
      {label}
    </div>
  );
}
