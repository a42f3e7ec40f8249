import type { TranslationRow } from '@app/contracts/translations/translations.schemas';
import { searchable } from '@app/domain/search';
import {
  lacksTranslation,
  type TextChange,
  type TextValues,
} from '@app/domain/translations/translation';

export const views = ['all', 'changed', 'missing'] as const;
export type View = (typeof views)[number];

export interface Filter {
  readonly search: string;
  /** First part of the keys; empty for all. */
  readonly part: string;
  readonly view: View;
}

export const pageSize = 50;

export const partOf = (key: string): string => key.slice(0, key.indexOf('.'));

export const nameOf = (key: string): string => key.slice(key.indexOf('.') + 1);

export const defaultsOf = (row: TranslationRow): TextValues => ({
  bhs: row.default_bhs ?? row.value_bhs,
  en: row.default_en ?? row.value_en,
});

export const changeOf = (row: TranslationRow): TextChange => ({
  bhs: row.default_bhs === null ? null : row.value_bhs,
  en: row.default_en === null ? null : row.value_en,
});

export const isChanged = (row: TranslationRow): boolean =>
  row.default_bhs !== null || row.default_en !== null;

export const isMissing = (row: TranslationRow): boolean =>
  lacksTranslation(defaultsOf(row), changeOf(row));

const inView: Record<View, (row: TranslationRow) => boolean> = {
  all: () => true,
  changed: isChanged,
  missing: isMissing,
};

export function createSearch(rows: readonly TranslationRow[]) {
  const letters = new Map<TranslationRow, string>();
  const lettersOf = (row: TranslationRow) => {
    const known = letters.get(row) ?? searchable(`${row.key}\n${row.value_bhs}\n${row.value_en}`);
    letters.set(row, known);
    return known;
  };
  return ({ search, part, view }: Filter): TranslationRow[] => {
    const words = searchable(search).split(/\s+/).filter(Boolean);
    return rows.filter(
      (row) =>
        (part === '' || partOf(row.key) === part) &&
        inView[view](row) &&
        words.every((word) => lettersOf(row).includes(word)),
    );
  };
}

/** A list cut into pages of `pageSize`. @param page counted from 1; too great a one is the last. */
export function pageOf<T>(rows: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  const from = (shown - 1) * pageSize;
  return { page: shown, pages, from, rows: rows.slice(from, from + pageSize) };
}

export function groupsOf(rows: readonly TranslationRow[]) {
  const groups: { part: string; rows: TranslationRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.part === partOf(row.key)) last.rows.push(row);
    else groups.push({ part: partOf(row.key), rows: [row] });
  }
  return groups;
}
