import { cx } from '@app/ui/cx';
import { ChevronDown } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useCanvas } from '../canvas-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import s from './folding.module.css';
import { useOpened } from './use-opened.ts';

interface FoldingProps {
  readonly path: string;
  readonly what: string;
  /** Stands unfolded from the beginning, as does what still lacks something. */
  readonly open: boolean;
  readonly note: ReactNode;
  readonly amount: ReactNode;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * An item that a phone folds to one row of its name and amount. What is marked `data-kept` stays
 * under the row.
 */
export function Folding(props: FoldingProps) {
  const { path, what, open: first, note, amount, className, children } = props;
  const { missing } = useCanvas();
  const lacking = missing.some(({ field }) => field.startsWith(`${path}.`));
  const [open, setOpen] = useOpened(path, first || lacking);
  return (
    <fieldset
      className={cx(className, !open && s.folded)}
      aria-label={what}
      onFocus={(event) => {
        // The row that unfolds it would vanish under the cursor.
        if (!event.target.matches('[aria-expanded=false]')) setOpen(true);
      }}
    >
      {open ? null : (
        <button
          type="button"
          className={cx('phone-only', s.row)}
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            focusSoon(`${path}.name`);
          }}
        >
          <span className="grow">
            <b className="medium block">{what}</b>
            <span className="smaller muted tabular">{note}</span>
          </span>
          <b className="bold tabular">{amount}</b>
          <ChevronDown />
        </button>
      )}
      {children}
    </fieldset>
  );
}
