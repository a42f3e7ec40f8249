import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { answerBeside } from './beside.ts';

/** What a spreadsheet holds: a day is its midnight in UTC. */
export type SpreadsheetCell = string | number | Date | null;

/** What the thread asks of whoever wants a spreadsheet. */
export type SheetHost = {
  /** The next rows of one, or null where there are no more. */
  rows(sheet: number): Promise<readonly SpreadsheetCell[][] | null>;
};

export type SheetServices = {
  /** The next bytes of one, which begins with its first; undefined at its end. */
  next(sheet: number, columns: ColumnDef[]): Promise<Uint8Array | undefined>;
  /** Nobody wants more of one. */
  leave(sheet: number): Promise<void>;
};

answerBeside<SheetHost, SheetServices>((ask) => {
  const written = new Map<number, ReadableStreamDefaultReader<Uint8Array>>();

  async function* rowsOf(sheet: number) {
    for (let some = await ask('rows', sheet); some; some = await ask('rows', sheet)) yield* some;
  }
  const begin = (sheet: number, columns: ColumnDef[]) => {
    const file = writeXlsxStream(rowsOf(sheet), { name: '1', columns, freezePane: { rows: 1 } });
    const reader = file.getReader();
    written.set(sheet, reader);
    return reader;
  };
  return {
    next: async (sheet, columns) =>
      (await (written.get(sheet) ?? begin(sheet, columns)).read()).value,
    leave: async (sheet) => {
      const reader = written.get(sheet);
      written.delete(sheet);
      await reader?.cancel();
    },
  };
});
