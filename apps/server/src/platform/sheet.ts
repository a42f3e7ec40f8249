import { Readable } from 'node:stream';
import type { SheetFormat } from '@app/contracts/common.schemas';
import type { KmNumber } from '@app/domain/money';
import { dayNumber } from '@app/domain/sarajevo-time';
import type { Language } from '@app/messages/catalogue';
import { stringify } from 'csv-stringify';
import type { ColumnDef } from 'hucre/xlsx';
import { beside } from './beside.ts';
import { guardCell } from './csv.ts';
import type { SheetHost, SheetServices, SpreadsheetCell } from './sheet.thread.ts';

export type { SheetFormat };

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A text, a number, or a day of Sarajevo. A number is no fening: amounts stand in KM. */
export type Cell = string | KmNumber | Date | null;

export interface Column {
  readonly head: string;
  /** An amount has two decimals, whatever it is; any other number those that it has, at most two. */
  readonly kind?: 'amount' | 'day';
  /** In letters. A column that says it holds long texts, which are broken into lines. */
  readonly width?: number;
}

export interface Sheet {
  /** Of its reader: how numbers and days are written, and what parts the cells of CSV. */
  readonly language: Language;
  readonly columns: readonly Column[];
  /** Read no faster than they are sent. */
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/**
 * Writes a table while it is read, so that its length is nothing to the memory. No cell is one that
 * a spreadsheet takes for a formula.
 */
export const writeSheet = (format: SheetFormat, sheet: Sheet): Readable =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet);

const dayMs = 86_400_000;
/** Midnight in UTC of a day of Sarajevo. */
const dayOf = (at: Date): Date => new Date(dayNumber(at) * dayMs);

const rounded = (number: KmNumber): number => Math.round(number * 100) / 100;

const csvMarks = {
  bhs: { delimiter: ';', decimal: ',' },
  en: { delimiter: ',', decimal: '.' },
} as const;

function csvOf({ language, columns, rows }: Sheet): Readable {
  const { delimiter, decimal } = csvMarks[language];
  const written = (cell: Cell, { kind }: Column): string => {
    if (cell instanceof Date) return dayOf(cell).toISOString().slice(0, 10);
    if (typeof cell !== 'number') return guardCell(cell ?? '');
    const digits = kind === 'amount' ? cell.toFixed(2) : String(rounded(cell));
    return digits.replace('.', decimal);
  };
  async function* lines() {
    yield columns.map(({ head }) => guardCell(head));
    for await (const row of rows) {
      yield columns.map((column, n) => written(row[n] ?? null, column));
    }
  }
  const file = stringify({
    // Excel takes a CSV file for UTF-8 only with the mark at its beginning.
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    // Also what would part cells where the other mark is usual, so that none begins there.
    quoted_match: /[\r\n\t,;]|^\s|\s$/,
  });
  const source = Readable.from(lines());
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  return source.pipe(file);
}

/** By the kind of a column; spreadsheets show a point and a comma as their reader's country does. */
const formats = {
  bhs: { amount: '#,##0.00', day: 'dd.mm.yyyy.' },
  en: { amount: '#,##0.00', day: 'd mmm yyyy' },
} as const;

/** Rows that go to the thread at once: copying more would be felt by who waits for an answer. */
const rowsAtOnce = 50;

let last = 0;
const begun = new Map<number, AsyncGenerator<SpreadsheetCell[][]>>();
const host: SheetHost = {
  rows: async (sheet) => (await begun.get(sheet)?.next())?.value ?? null,
};
const spreadsheets = beside<SheetServices>('platform/sheet.thread', host);

function xlsxOf({ language, columns, rows }: Sheet): Readable {
  async function* cells() {
    let some: SpreadsheetCell[][] = [];
    for await (const row of rows) {
      some.push(
        row.map((cell) => {
          if (cell instanceof Date) return dayOf(cell);
          return typeof cell === 'string' ? guardCell(cell) : cell && rounded(cell);
        }),
      );
      if (some.length < rowsAtOnce) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
  }
  const shown = columns.map(
    ({ head, kind, width }): ColumnDef => ({
      header: guardCell(head),
      width: width ?? 24,
      ...(kind ? { numFmt: formats[language][kind] } : {}),
      ...(width ? { style: { alignment: { wrapText: true } } } : {}),
    }),
  );
  last += 1;
  const sheet = last;
  async function* bytes() {
    const source = cells();
    begun.set(sheet, source);
    try {
      for (;;) {
        const some = await spreadsheets.ask('next', sheet, shown);
        if (!some) return;
        yield some;
      }
    } finally {
      begun.delete(sheet);
      await Promise.all([spreadsheets.ask('leave', sheet), source.return(undefined)]);
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}
