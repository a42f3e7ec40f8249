/**
 * Writes rows as CSV (RFC 4180): commas, CRLF, quotes where needed.
 *
 * @returns the text without a byte order mark.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(inQuotes).join(',')}\r\n`).join('');
}

const inQuotes = (cell: string) =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Reads CSV. The separator is that of the first line: comma, or semicolon or tab, as spreadsheets
 * of some countries write it. A byte order mark is passed over, as are empty lines.
 *
 * @returns the rows, or null when a quoted cell does not end.
 */
export function readCsv(text: string): string[][] | null {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (quoted) {
      const doubled = character === '"' && source[at + 1] === '"';
      if (character !== '"' || doubled) cell += character;
      else quoted = false;
      if (doubled) at += 1;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') at += 1;
      endRow();
    } else cell += character;
  }
  endRow();
  return quoted ? null : rows;
}

/** The separator that the first line uses most, outside quotes. */
function separatorOf(source: string): string {
  const line = (/^[^\r\n]*/.exec(source)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((one) => ({ one, count: line.split(one).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

const formula = /^'*[=+\-@\t\r\n]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe goes before what looks like one. */
export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Takes back what `guardCell` did. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
