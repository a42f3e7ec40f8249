/** A row of a list that is being edited; its key stays while its content changes. */
export type Row<T> = T & { readonly key: number };

export const rowsOf = <T extends object>(values: readonly T[]): Row<T>[] =>
  values.map((value, key) => ({ ...value, key }));

export const withRow = <T extends object>(rows: readonly Row<T>[], value: T): Row<T>[] => [
  ...rows,
  { ...value, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 },
];

export const withoutRow = <T extends object>(rows: readonly Row<T>[], key: number): Row<T>[] =>
  rows.filter((row) => row.key !== key);

export const changedRow = <T extends object>(
  rows: readonly Row<T>[],
  key: number,
  change: Partial<T>,
): Row<T>[] => rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** `links.2.url`, the place of a field that a row is told about. */
export const rowField = (list: string, n: number, field: string): string => `${list}.${n}.${field}`;
