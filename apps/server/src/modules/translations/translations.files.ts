import type { Readable } from 'node:stream';
import type {
  TextFormat,
  TranslationEntry,
} from '@app/contracts/translations/translations.schemas';
import type { Language } from '@app/messages/catalogue';
import { readCsv, unguardCell } from '../../platform/csv.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { sheetTypes, writeSheet } from '../../platform/sheet.ts';
import { sheetTable, type Table } from './translations.sheet.ts';

/** Bytes of the largest file that is looked at. */
export const largestFile = 4 * 1024 * 1024;

const columns = ['key', 'value_bhs', 'value_en'] as const;

export const contentTypes: Readonly<Record<TextFormat, string>> = {
  ...sheetTypes,
  json: 'application/json; charset=utf-8',
};

/** Writes texts into a file. Spreadsheets get no cell that they would take for a formula. */
export function writeTexts(
  format: TextFormat,
  entries: readonly TranslationEntry[],
  language: Language,
): Readable | string {
  if (format === 'json') return `${JSON.stringify(entries, null, 2)}\n`;
  return writeSheet(format, {
    language,
    columns: columns.map((head) => ({ head, width: head === 'key' ? 36 : 70 })),
    rows: entries.map((entry) => columns.map((column) => entry[column])),
  });
}

/** A row as a file has it; a text that is empty or not in the file is undefined. */
export interface FileRow {
  /** Counted from 1; the head is the first. */
  readonly row: number;
  readonly key: string;
  readonly bhs: string | undefined;
  readonly en: string | undefined;
}

export interface ReadTexts {
  readonly format: TextFormat;
  readonly rows: readonly FileRow[];
}

/** @returns `UNSUPPORTED_MEDIA` for other endings, `VALIDATION` on `file` with the reason. */
export async function readTexts(name: string, content: Buffer): Promise<ReadTexts | Failure> {
  const format = /\.(csv|xlsx|json)$/i.exec(name)?.[1]?.toLowerCase() as TextFormat | undefined;
  if (!format) return fail('UNSUPPORTED_MEDIA');
  if (content.length > largestFile) return fail('PAYLOAD_TOO_LARGE');
  const table = format === 'json' ? jsonTable(content) : await cellTable(format, content);
  if (table === null) return wrongFile('fileUnreadable');
  const rows = rowsOf(table, format === 'json' ? (text) => text : unguardCell);
  return rows ? { format, rows } : wrongFile('fileColumns');
}

const wrongFile = (reason: string) => fail('VALIDATION', { fields: { file: reason } });

async function cellTable(format: 'csv' | 'xlsx', content: Buffer): Promise<Table | null> {
  if (format === 'xlsx') return sheetTable(content);
  const text = decode(content);
  return text === null ? null : readCsv(text);
}

/** UTF-8, or what Excel writes besides: UTF-16 with its mark, and the older local encoding. */
function decode(content: Buffer): string | null {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1250').decode(content);
  }
}

function jsonTable(content: Buffer): Table | null {
  const text = decode(content);
  try {
    const list: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(list)) return null;
    return [columns, ...list.map((entry) => columns.map((column) => cellIn(entry, column)))];
  } catch {
    return null;
  }
}

function cellIn(entry: unknown, column: string): string {
  const value = typeof entry === 'object' && entry !== null ? Reflect.get(entry, column) : null;
  return typeof value === 'string' ? value : '';
}

function rowsOf(table: Table, clean: (cell: string) => string): FileRow[] | null {
  const head = (table[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const [key, bhs, en] = columns.map((column) => head.indexOf(column));
  if (key === undefined || bhs === undefined || en === undefined) return null;
  if (key < 0 || (bhs < 0 && en < 0)) return null;
  const textIn = (cells: readonly string[], at: number) => {
    const cell = cells[at] ?? '';
    return cell.trim() === '' ? undefined : clean(cell);
  };
  return table.slice(1).flatMap((cells, index) => {
    const row = {
      row: index + 2,
      key: (cells[key] ?? '').trim(),
      bhs: textIn(cells, bhs),
      en: textIn(cells, en),
    };
    return row.key === '' && row.bhs === undefined && row.en === undefined ? [] : [row];
  });
}
