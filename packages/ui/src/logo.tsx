import { cx } from './cx.ts';

/** The mark: an arch one stone short, the stone on its way. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className={className}>
      <path
        d="M0 29.5a16.5 16.5 0 0 1 23.6-14.9l-2.9 6.1a9.7 9.7 0 0 0-13.9 8.8ZM33 29.5a16.5 16.5 0 0 0-3.5-10.2l-5.3 4.2a9.7 9.7 0 0 1 2 6Z"
        fill="currentColor"
      />
      <circle cx="28.6" cy="9.4" r="5.2" fill="var(--accent)" />
    </svg>
  );
}

/** Mark and name; `bare` is only the inside, for a link that carries `.logo` itself. */
export function Logo({
  name,
  bare,
  className,
}: {
  name: string;
  bare?: boolean;
  className?: string | undefined;
}) {
  const inside = (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  );
  return bare ? inside : <span className={cx('logo', className)}>{inside}</span>;
}
