import type { Readable } from 'node:stream';
import type { MentorshipFigures } from '@app/contracts/mentorship/mentorship.schemas';
import { byAlphabet } from '@app/domain/alphabet';
import { requestPriorities } from '@app/domain/mentorship/mentorship';
import type { Language } from '@app/messages/catalogue';
import { mentorshipFileTexts } from '@app/messages/mentorship-file';
import { addTexts, translate } from '@app/messages/translate';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SheetFormat, writeSheet } from '../../platform/sheet.ts';
import { membersByIds } from '../accounts/public.ts';
import { ledBank } from './bank.service.ts';
import {
  type FiguresOf,
  figuresOf,
  meanAnswer,
  openByPriority,
  type Period,
  type RatingsOf,
  ratingsOf,
} from './figures.repo.ts';
import { boardsOf, type SignedIn } from './mentorship.view.ts';

addTexts('mentorshipFile', mentorshipFileTexts);

type Row = MentorshipFigures['total'];

const rounded = (number: number | null | undefined): number | null =>
  number === null || number === undefined ? null : Math.round(number * 100) / 100;

const rowOf = (of: FiguresOf | undefined, rated: RatingsOf | undefined): Row => ({
  requests: of?.requests ?? 0,
  answered: of?.answered ?? 0,
  resolved: of?.resolved ?? 0,
  firstAnswer: { median: rounded(of?.first_median), p90: rounded(of?.first_p90) },
  resolution: { median: rounded(of?.resolved_median), p90: rounded(of?.resolved_p90) },
  overdueShare: of && of.requests > 0 ? rounded(of.late / of.requests) : null,
  rating: rounded(rated?.rating),
  ratings: rated?.ratings ?? 0,
});

export async function readFigures(
  p: Platform,
  actor: SignedIn,
  slug: string,
  period: Period,
): Promise<MentorshipFigures | Failure> {
  const { read } = p.db;
  const bank = await ledBank(read, actor, slug);
  if (isFailure(bank)) return bank;
  const figures = await figuresOf(read, bank.id, period, p.clock.now());
  const ratings = await ratingsOf(read, bank.id, period);
  const open = await openByPriority(read, bank.id);
  /** Rows of one grouping, by what they are for. */
  const by = (part: 'mentor' | 'month') => {
    const those = <R extends FiguresOf | RatingsOf>(rows: readonly R[]) =>
      new Map(rows.flatMap((row) => (row[`for_${part}`] && row[part] ? [[row[part], row]] : [])));
    const [counted, rated] = [those(figures), those(ratings)];
    const keys = [...new Set([...counted.keys(), ...rated.keys()])];
    return keys.map((key) => ({ key, row: rowOf(counted.get(key), rated.get(key)) }));
  };
  const ofAll = <R extends FiguresOf | RatingsOf>(rows: readonly R[]) =>
    rows.find((row) => !row.for_mentor && !row.for_month);
  const mentors = by('mentor');
  const people = await membersByIds(
    read,
    mentors.map(({ key }) => key),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return {
    total: rowOf(ofAll(figures), ofAll(ratings)),
    openByPriority: Object.fromEntries(
      requestPriorities.map((one) => [one, open.get(one) ?? 0]),
    ) as MentorshipFigures['openByPriority'],
    byMentor: mentors
      .map(({ key, row }) => ({ mentor: nameOf(key), ...row }))
      .sort((a, b) => byAlphabet(a.mentor, b.mentor)),
    byMonth: by('month')
      .map(({ key, row }) => ({ month: key, ...row }))
      .sort((a, b) => a.month.localeCompare(b.month)),
  };
}

const quarter = 92 * 24 * 3_600_000;

/** How soon the reader's boards answer. */
export async function readAnswerTime(
  p: Platform,
  actor: SignedIn,
): Promise<{ hours: number | null }> {
  const since = new Date(p.clock.now().getTime() - quarter);
  return { hours: rounded(await meanAnswer(p.db.read, boardsOf(actor), since)) };
}

const columns = [
  'of',
  'name',
  'requests',
  'answered',
  'resolved',
  'firstMedian',
  'firstP90',
  'resolvedMedian',
  'resolvedP90',
  'overdue',
  'rating',
  'ratings',
] as const;

export async function figuresFile(
  p: Platform,
  actor: SignedIn,
  { bankSlug, format }: { readonly bankSlug: string; readonly format: SheetFormat },
  { language, ...period }: Period & { readonly language: Language },
): Promise<{ readonly name: string; readonly content: Readable } | Failure> {
  const found = await readFigures(p, actor, bankSlug, period);
  if (isFailure(found)) return found;
  const t = (key: keyof typeof mentorshipFileTexts) => translate(language, `mentorshipFile.${key}`);
  const cells = (row: Row) => [
    ...[row.requests, row.answered, row.resolved],
    ...[row.firstAnswer.median, row.firstAnswer.p90],
    ...[row.resolution.median, row.resolution.p90],
    row.overdueShare === null ? null : Math.round(row.overdueShare * 100),
    ...[row.rating, row.ratings],
  ];
  const rows = [
    [t('all'), null, ...cells(found.total)],
    ...found.byMentor.map((row) => [t('mentor'), row.mentor, ...cells(row)]),
    ...found.byMonth.map((row) => [t('month'), row.month, ...cells(row)]),
  ];
  return {
    name: `${bankSlug}-mentorstvo.${format}`,
    content: writeSheet(format, {
      language,
      columns: columns.map((name) => ({ head: t(name) })),
      rows,
    }),
  };
}
