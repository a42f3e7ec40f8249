import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Plus, Trash } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { useEditText } from './text.ts';

interface ListEditorProps<T> {
  readonly rows: readonly T[];
  readonly onRows: (rows: T[]) => void;
  /** A new row. */
  readonly fresh: T;
  /** Most rows. */
  readonly most: number;
  readonly addLabel: string;
  /** What a row is called when it is removed. */
  readonly nameOf: (row: T) => string;
  readonly className: string;
  /** The fields of a row; what they change is told as a part of it. */
  readonly children: (row: T, at: number, change: (part: Partial<T>) => void) => ReactNode;
}

/** A few rows that are written, removed and added. */
export function ListEditor<T extends object>(props: ListEditorProps<T>) {
  const t = useEditText();
  const { rows, onRows, fresh } = props;
  return (
    <>
      <ul className={props.className}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name, and its fields hold nothing of their own
          <li key={at}>
            {props.children(row, at, (part) => onRows(rows.with(at, { ...row, ...part })))}
            <IconButton
              label={t('removeOf', { what: props.nameOf(row) })}
              onClick={() => onRows(rows.toSpliced(at, 1))}
            >
              <Trash />
            </IconButton>
          </li>
        ))}
      </ul>
      {rows.length < props.most ? (
        <p>
          <Button variant="soft" size="m" onClick={() => onRows([...rows, fresh])}>
            <Plus />
            {props.addLabel}
          </Button>
        </p>
      ) : null}
    </>
  );
}
