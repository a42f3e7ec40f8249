import { cx } from '@app/ui/cx';
import { ChevronDown } from '@app/ui/icons';
import type { ReactNode } from 'react';
import s from './folded-row.module.css';

interface FoldedRowProps {
  readonly what: string;
  readonly note: ReactNode;
  readonly amount: ReactNode;
  /** By which the item around it tells it from its fields. */
  readonly className: string | undefined;
  onOpen(): void;
}

/** A finished item on a phone: one row that unfolds. */
export function FoldedRow({ what, note, amount, className, onOpen }: FoldedRowProps) {
  return (
    <button
      type="button"
      className={cx('phone-only', s.row, className)}
      aria-expanded={false}
      onClick={onOpen}
    >
      <span className="grow">
        <b className="m block">{what}</b>
        <span className="xs mut num">{note}</span>
      </span>
      <b className="b num">{amount}</b>
      <ChevronDown />
    </button>
  );
}
