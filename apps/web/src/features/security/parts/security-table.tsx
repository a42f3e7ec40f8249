import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import s from '../security.module.css';

/** A column by its words; of numbers, or of keys whose words are only heard. */
type Column = string | { readonly numbers: string } | { readonly keys: string };

interface SecurityTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Its rows; a cell says its column by `data-label`, for phones, where each row is a card. */
  readonly children: ReactNode;
}

/** The one table of what is watched. */
export function SecurityTable({ caption, columns, children }: SecurityTableProps) {
  return (
    <table className={cx('table', s.table)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>{columns.map(columnHead)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function columnHead(column: Column) {
  if (typeof column === 'string') {
    return (
      <th key={column} scope="col">
        {column}
      </th>
    );
  }
  if ('numbers' in column) {
    return (
      <th key={column.numbers} scope="col" className="r">
        {column.numbers}
      </th>
    );
  }
  return (
    <th key={column.keys} scope="col">
      <span className="visually-hidden">{column.keys}</span>
    </th>
  );
}
