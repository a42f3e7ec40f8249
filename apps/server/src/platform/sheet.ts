import { Readable } from 'node:stream';
import type { KmNumber } from '@app/domain/money';
import { dayNumber } from '@app/domain/sarajevo-time';
import { stringify } from 'csv-stringify';
import { ZipFile } from 'yazl';
import { guardCell } from './csv.ts';

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A text, a number with at most two decimals, or a day of Sarajevo. */
/** A number is no fening: amounts stand in KM. */
export type Cell = string | KmNumber | Date | null;

export interface Sheet {
  /** At most 26. */
  readonly head: readonly string[];
  /** Read no faster than they are sent. */
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** In letters, by column: columns of long texts, which are broken into lines. */
  readonly widths?: readonly number[];
}

/**
 * Writes a table while it is read, so that its length is nothing to the memory. No cell is one that
 * a spreadsheet takes for a formula.
 */
export const writeSheet = (format: SheetFormat, sheet: Sheet): Readable =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet);

const dayMs = 86_400_000;

function plain(cell: Cell): string {
  if (typeof cell === 'number') return cell.toFixed(2);
  if (cell instanceof Date) return new Date(dayNumber(cell) * dayMs).toISOString().slice(0, 10);
  return guardCell(cell ?? '');
}

function csvOf({ head, rows }: Sheet): Readable {
  async function* lines() {
    yield head;
    for await (const row of rows) yield row.map(plain);
  }
  // Excel takes a CSV file for UTF-8 only with the mark at its beginning.
  const written = stringify({ bom: true, record_delimiter: 'windows' });
  const source = Readable.from(lines());
  source.on('error', (error) => written.destroy(error));
  return source.pipe(written);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/package/2006/relationships`;
const kinds = `${office}/officeDocument/2006/relationships`;
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What stands around the one sheet of a workbook (ECMA-376, part 1). */
const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kinds}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  // Styles by number: 0 plain, 1 the head, 2 an amount, 3 a day, 4 a text in lines.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf applyAlignment="1"><alignment wrapText="1"/></xf></cellXfs></styleSheet>`,
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Letters that XML knows no way to write are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (letter) => entities[letter] ?? '');

/** Days of a spreadsheet are counted from 30 December 1899. */
const daysBefore1970 = 25_569;

function cellOf(cell: Cell, at: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}" s="2"><v>${cell}</v></c>`;
  if (cell instanceof Date) {
    return `<c r="${at}" s="3"><v>${dayNumber(cell) + daysBefore1970}</v></c>`;
  }
  const text = escaped(guardCell(cell));
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @param number counted from 1. */
function rowOf(cells: readonly Cell[], number: number, style = 0): string {
  const written = cells.map((cell, n) => cellOf(cell, `${letters[n]}${number}`, style));
  return `<row r="${number}">${written.join('')}</row>`;
}

async function* sheetOf({ head, rows, widths }: Sheet) {
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const cols = head.map(
    (_, n) => `<col min="${n + 1}" max="${n + 1}" width="${widths?.[n] ?? 24}"/>`,
  );
  yield `${xml}<worksheet xmlns="${main}">${view}<cols>${cols.join('')}</cols><sheetData>${rowOf(head, 1, 1)}`;
  let number = 1;
  for await (const row of rows) {
    number += 1;
    yield rowOf(row, number, widths ? 4 : 0);
  }
  yield '</sheetData></worksheet>';
}

function xlsxOf(sheet: Sheet): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(frame)) zip.addBuffer(Buffer.from(xml + text), name);
  const source = Readable.from(sheetOf(sheet));
  source.on('error', (error) => zip.emit('error', error));
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  const written = zip.outputStream as Readable;
  zip.on('error', (error: unknown) => written.destroy(error as Error));
  zip.end();
  return written;
}
