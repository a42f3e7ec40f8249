import type {
  Difference,
  DifferenceKind,
  ImportPreview,
  RefusedRow,
} from '@app/contracts/translations/translations.schemas';
import {
  measureOf,
  placeholdersOf,
  problemOf,
  type TextChange,
  type TextValues,
  textLanguages,
  tidyText,
} from '@app/domain/translations/translation';
import type { StoredChange } from './translations.cache.ts';
import { defaultTexts, standing } from './translations.defaults.ts';
import type { FileRow, ReadTexts } from './translations.files.ts';

/** How a file differs from what stands. An empty text leaves the text as it is. */
export function previewOf(
  { format, rows }: ReadTexts,
  changes: ReadonlyMap<string, StoredChange>,
): ImportPreview {
  const differences: Difference[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const problems = seen.has(row.key) ? [refusal(row, 'repeatedKey')] : problemsOf(row);
    seen.add(row.key);
    refused.push(...problems);
    if (problems.length > 0) continue;
    const difference = differenceOf(row, changes.get(row.key)?.change);
    if (difference) differences.push(difference);
  }
  const wrong = new Set(refused.map(({ row }) => row)).size;
  return {
    format,
    rows: rows.length,
    same: rows.length - differences.length - wrong,
    differences,
    refused,
  };
}

function refusal(
  row: FileRow,
  problem: RefusedRow['problem'],
  language: RefusedRow['language'] = null,
): RefusedRow {
  const defaults = defaultTexts.get(row.key);
  const placeholders = defaults && language ? placeholdersOf(measureOf(defaults, language)) : [];
  // Long enough to recognise it; what is refused may be of any length.
  const text = (language ? (row[language] ?? '') : '').slice(0, 500);
  return { row: row.row, key: row.key.slice(0, 160), problem, language, text, placeholders };
}

function problemsOf(row: FileRow): RefusedRow[] {
  const defaults = defaultTexts.get(row.key);
  if (!defaults) return [refusal(row, 'unknownKey')];
  return textLanguages.flatMap((language) => {
    const text = textOf(row, defaults, language);
    const problem = text === undefined ? null : problemOf(text, defaults, language);
    return problem === null || problem === 'textEmpty' ? [] : [refusal(row, problem, language)];
  });
}

function textOf(row: FileRow, defaults: TextValues, language: 'bhs' | 'en') {
  const text = row[language];
  return text === undefined ? undefined : tidyText(text, measureOf(defaults, language));
}

function differenceOf(row: FileRow, change: TextChange | undefined): Difference | null {
  const defaults = standing(row.key, null);
  const before = standing(row.key, change ?? null);
  const after = {
    bhs: textOf(row, defaults, 'bhs') ?? before.bhs,
    en: textOf(row, defaults, 'en') ?? before.en,
  };
  if (after.bhs === before.bhs && after.en === before.en) return null;
  return {
    key: row.key,
    kind: kindOf(defaults, after, change),
    before_bhs: before.bhs,
    before_en: before.en,
    after_bhs: after.bhs,
    after_en: after.en,
  };
}

function kindOf(
  defaults: TextValues,
  after: TextValues,
  change: TextChange | undefined,
): DifferenceKind {
  if (after.bhs === defaults.bhs && after.en === defaults.en) return 'reset';
  return change ? 'changed' : 'added';
}
