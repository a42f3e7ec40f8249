import type { Fening } from '../money.ts';

/** What has been reached so far. */
export interface Figures {
  readonly users: number;
  readonly projects: number;
  readonly invested: Fening;
  readonly partners: number;
}

/** From where on the platform's own figures say something. */
const enough = { users: 1_000, projects: 50, invested: 250_000_00, partners: 10 } as const;

/**
 * The figures for the landing page (specification §2.10), or null where its texts speak in their
 * place. All or none: a counted figure beside a written one would make both look counted.
 */
export function tellingFigures(figures: Figures): Figures | null {
  const names = Object.keys(enough) as (keyof Figures)[];
  return names.every((name) => figures[name] >= enough[name]) ? figures : null;
}

/** A count in two significant digits, rounded down, as it is said with a plus: 12.847 is 12.000. */
export function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.floor(count / step) * step;
}
