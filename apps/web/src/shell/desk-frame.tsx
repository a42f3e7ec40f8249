import { cx } from '@app/ui/cx';
import type { Icon } from '@app/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../lib/addresses/links.tsx';
import { bringIntoRow } from '../lib/browser/in-row.ts';
import s from './desk-frame.module.css';
import n from './desk-nav.module.css';

interface DeskFrameProps {
  /** Whose desk it is. */
  readonly head: ReactNode;
  readonly nav: ReactNode;
  readonly children: ReactNode;
}

/** A desk with its parts at the side; on narrow screens above what is shown of them. */
export function DeskFrame({ head, nav, children }: DeskFrameProps) {
  return (
    <div className={s.desk}>
      <header className={s.head}>{head}</header>
      {nav}
      <div className={s.main}>{children}</div>
    </div>
  );
}

interface DeskPlace {
  readonly to: string;
  readonly icon: Icon;
  readonly words: string;
  readonly current?: boolean;
  /** Leads elsewhere: set apart from the parts before it. */
  readonly apart?: boolean;
  /** How much waits there, in words and as a number. */
  readonly waiting?: readonly [words: string, count: number | string] | undefined;
}

export function DeskLinks({ label, places }: { label: string; places: readonly DeskPlace[] }) {
  const nav = useRef<HTMLElement>(null);
  const open = places.findIndex(({ current }) => current);
  useEffect(() => {
    // On a phone the places stand in a row wider than the screen.
    const link = nav.current?.children[open];
    if (link instanceof HTMLElement) bringIntoRow(link);
  }, [open]);
  return (
    <nav ref={nav} className={cx('row-aside', n.nav)} aria-label={label}>
      {places.map(({ to, icon: Mark, words, current, apart, waiting }) => (
        <Link
          key={to}
          className={apart ? n.apart : undefined}
          to={to}
          aria-current={current ? 'page' : undefined}
        >
          <Mark />
          {words}
          {waiting ? (
            <b className="tabular">
              <span className="visually-hidden">{waiting[0]}</span>
              <span aria-hidden>{waiting[1]}</span>
            </b>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
