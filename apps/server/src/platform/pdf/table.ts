import type { PdfRow, PdfTable } from './blocks.ts';
import { inner, type Paper, type Style, sheet } from './paper.ts';
import { quietColour, styles } from './styles.ts';

const gap = 10;
const pad = 4;
const { leading } = styles.cell;
/** Lines of a row that is still moved to the next page as a whole. */
const keptTogether = 40;
/** Lines of a row that is signed. */
const signed = 3;

interface Cell {
  readonly style: Style;
  /** Whether it is the head of its column or row. */
  readonly named: boolean;
  readonly lines: readonly string[];
  readonly left: number;
  readonly width: number;
  readonly right: boolean;
}

/** A table over as many pages as it takes, its head on each; a row may go on over pages, too. */
export function putTable(paper: Paper, table: PdfTable): void {
  const element = paper.struct('Table');
  const { head, rows } = table;
  const headCells = head && cellsOf(paper, table, { cells: head }, true);
  const repeated = () => {
    paper.newPage();
    if (headCells)
      putRow(
        paper,
        headCells,
        () => undefined,
        () => undefined,
      );
  };
  const put = (cells: readonly Cell[]) => {
    const lines = linesIn(cells);
    if (fitting(paper) < Math.min(lines, keptTogether)) repeated();
    const row = paper.struct('TR', element);
    const tagged = cells.map(({ named }) => paper.struct(named ? 'TH' : 'TD', row));
    putRow(paper, cells, (n) => tagged[n], repeated);
    for (const one of tagged) one.end();
    row.end();
  };
  paper.y += 6;
  if (headCells) put(headCells);
  for (const row of rows) put(cellsOf(paper, table, row, false));
  element.end();
  paper.y += 4;
}

const linesIn = (cells: readonly Cell[]) => Math.max(...cells.map(({ lines }) => lines.length));
const fitting = (paper: Paper) => Math.floor((paper.room - 2 * pad) / leading);

function cellsOf(paper: Paper, table: PdfTable, row: PdfRow, isHead: boolean): Cell[] {
  const { head, widths, numbers = [] } = table;
  const shares = widths.reduce((sum, share) => sum + share, 0);
  const free = inner - gap * (widths.length - 1);
  let left: number = sheet.side;
  return row.cells.map((text, n) => {
    const width = (free * (widths[n] ?? 0)) / shares;
    const named = isHead || (head === undefined && n === 0);
    const style = row.strong ? styles.strongCell : named ? styles.headCell : styles.cell;
    const written = paper.linesOf(text, style, width);
    const room = row.byHand ? Math.max(0, signed - written.length) : 0;
    const lines = [...written, ...Array.from({ length: room }, () => '')];
    const cell = { style, named, lines, left, width, right: numbers.includes(n) };
    left += width + gap;
    return cell;
  });
}

type Tagged = ReturnType<Paper['struct']> | undefined;

function putRow(
  paper: Paper,
  cells: readonly Cell[],
  tagOf: (n: number) => Tagged,
  next: () => void,
): void {
  const most = linesIn(cells);
  for (let from = 0; from < most; ) {
    if (from > 0) next();
    const until = Math.min(most, from + Math.max(1, fitting(paper)));
    for (let n = from; n < until; n += 1) {
      const at = paper.y + pad + (n - from) * leading;
      cells.forEach((cell, place) => {
        const text = cell.lines[n];
        if (!text) return;
        const paint = () => paintCell(paper, cell, text, at);
        const tag = tagOf(place);
        if (tag) tag.add(paint);
        else paper.artifact(paint);
      });
    }
    paper.y += 2 * pad + (until - from) * leading;
    from = until;
  }
  paper.rule(paper.y, cells.every(({ named }) => named) ? quietColour : undefined);
}

function paintCell(paper: Paper, cell: Cell, text: string, at: number): void {
  const { style, left, width, right } = cell;
  paper.draw(text, style, right ? left + width - paper.widthOf(text, style) : left, at);
}
