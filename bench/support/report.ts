/** One row of the table. */
export interface Verdict {
  /** Name of the goal: P1, P2, … */
  readonly goal: string;
  readonly what: string;
  readonly floor: string;
  readonly ours: string;
  readonly ratio: string;
  /** The same ratio by work done in a second of the process's own processor time. */
  readonly perCpu?: string;
  readonly wanted: string;
  readonly met: boolean;
  /** The generator of the load was the limit: the figures say nothing of what was measured. */
  readonly isVoid?: boolean;
}

type Cells = readonly string[];

/** A Markdown table that reads well in a terminal, too. */
export function table(head: Cells, rows: readonly Cells[]): string {
  const widths = head.map((cell, n) =>
    Math.max(cell.length, ...rows.map((row) => (row[n] ?? '').length)),
  );
  const line = (cells: Cells) =>
    `| ${widths.map((width, n) => (cells[n] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    ['goal', 'what', 'floor', 'ours', 'ratio', 'per CPU', 'wanted', 'verdict'],
    verdicts.map(({ goal, what, floor, ours, ratio, perCpu, wanted, met, isVoid }) => [
      goal,
      what,
      floor,
      ours,
      ratio,
      perCpu ?? '–',
      wanted,
      isVoid ? 'void' : met ? 'met' : 'missed',
    ]),
  );

/** A rate for reading: 12,345/s. */
export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

/** Two digits that matter. */
export const factor = (value: number): string => value.toPrecision(value < 1 ? 2 : 3);
