import { type Fening, noFening } from '../money.ts';
import { daysAfter } from './reminders.ts';

export interface ReportContent {
  readonly done: string;
  readonly difficult: string;
  readonly next: string;
  /** People whom the project reached, and who gave their time; null until written. */
  readonly people: number | null;
  readonly volunteers: number | null;
}

export const emptyReport: ReportContent = {
  done: '',
  difficult: '',
  next: '',
  people: null,
  volunteers: null,
};

export const reportLimits = { text: 3000, done: 40, people: 1_000_000, pictures: 12 } as const;
/** Fewer pictures show too little of a project. */
export const picturesAtLeast = 2;

/** Days after the end of a project in which its report is written. */
const reportDays = 30;

/** @param endsOn the last day of the project, empty while nothing says so. */
export const reportDueOn = (endsOn: string): string | null =>
  endsOn === '' ? null : daysAfter(endsOn, reportDays);

export const reportParts = ['figures', 'pictures', 'money', 'texts'] as const;
export type ReportPart = (typeof reportParts)[number];

export interface ReportFacts {
  readonly pictures: number;
  readonly returnedReceipts: number;
  readonly receipts: number;
  /** Paid, and neither in a receipt nor returned nor excused by two people of the bank. */
  readonly unaccounted?: Fening;
  /** What the team gave back. */
  readonly returned?: Fening;
}

/** Parts of the report in which something is missing. */
export function missingReportParts(report: ReportContent, has: ReportFacts): ReportPart[] {
  const { unaccounted = noFening, returned = noFening } = has;
  const written = (text: string) => text.trim() !== '';
  const whole: Readonly<Record<ReportPart, boolean>> = {
    figures: report.people !== null && report.volunteers !== null,
    pictures: has.pictures >= picturesAtLeast,
    money: (has.receipts > 0 || returned > 0) && has.returnedReceipts === 0 && unaccounted === 0,
    texts:
      report.done.trim().length >= reportLimits.done &&
      written(report.difficult) &&
      written(report.next),
  };
  return reportParts.filter((part) => !whole[part]);
}
