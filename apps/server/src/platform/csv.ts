import { parse } from 'csv-parse/sync';

/**
 * Reads CSV. The separator is the first that the head uses: comma, or semicolon or tab, as
 * spreadsheets of some countries write it. A byte order mark is passed over, as are empty lines.
 *
 * @returns the rows, or null when quotes do not fit.
 */
export function readCsv(text: string): string[][] | null {
  const delimiter = /[,;\t]/.exec(text)?.[0] ?? ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
  } catch {
    return null;
  }
}

const formula = /^'*[=+\-@\t\r\n]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe goes before what looks like one. */
export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const unguardCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
