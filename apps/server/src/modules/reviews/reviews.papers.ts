import type { Readable } from 'node:stream';
import type { RankingRow } from '@app/contracts/reviews/reviews.schemas';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { deskPolicy } from '@app/domain/bank-desk/desk.policy';
import { callPolicy } from '@app/domain/calls/call.policy';
import { fening, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { decidedAs, planLinesOf, planOf } from '@app/domain/reviews/plan';
import { dayText } from '@app/domain/sarajevo-time';
import { applicationsStatusTexts } from '@app/messages/applications-status';
import type { Language } from '@app/messages/catalogue';
import { formatDateTime, formatLongDate } from '@app/messages/format/dates';
import { formatKm, formatQuantity } from '@app/messages/format/numbers';
import { reviewsPapersTexts } from '@app/messages/reviews-papers';
import { addTexts, translate, type Values } from '@app/messages/translate';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { PdfBlock } from '../../platform/pdf/blocks.ts';
import { writePdf } from '../../platform/pdf/pdf.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Cell, type SheetFormat, writeSheet } from '../../platform/sheet.ts';
import { blindInFiles, lastReasons } from '../applications/public.ts';
import { boardMembersOf } from './reviews.quorum.ts';
import { rankingOf } from './reviews.ranking.service.ts';
import { reviewsInCall } from './reviews.repo.ts';

addTexts('reviews-papers', reviewsPapersTexts);
addTexts('applications-status', applicationsStatusTexts);

type SignedInActor = NonNullable<Actor>;
type Ranking = Exclude<Awaited<ReturnType<typeof rankingOf>>, Failure>;
type Key = keyof typeof reviewsPapersTexts;

const columns = [
  { name: 'place' },
  { name: 'project' },
  { name: 'status' },
  { name: 'mean' },
  { name: 'spread' },
  { name: 'scores' },
  { name: 'quorum' },
  { name: 'conflicts' },
  { name: 'amount', kind: 'amount' },
  { name: 'running', kind: 'amount' },
  { name: 'within' },
] as const;

/** What is chosen by the budget alone, as the screen shows it before anybody moves the line. */
function planned({ call, rows }: Ranking) {
  const inKm = rows.map((row) => ({ ...row, requestedAmount: toKm(row.requestedAmount) }));
  const plan = planOf(planLinesOf(inKm), call.totalFund);
  return { plan, lines: new Map(plan.lines.map((line) => [line.id, line])) };
}

/** The ranking as its reader sees it, as a file. */
export async function rankingFile(
  p: Platform,
  actor: SignedInActor,
  { id, format }: { readonly id: string; readonly format: SheetFormat },
  language: Language,
): Promise<{ readonly name: string; readonly content: Readable } | Failure> {
  const ranking = await rankingOf(p, actor, id, blindInFiles);
  if (isFailure(ranking)) return ranking;
  const { call, rows } = ranking;
  if (!deskPolicy.export(actor, call).ok) return fail('FORBIDDEN');
  const at = p.clock.now();
  await p.db.transaction((tx) =>
    recordAudit(tx, {
      action: 'review.rankingExported',
      subject: id,
      actorId: actor.id,
      at,
      details: { format },
    }),
  );
  const t = (key: Key) => translate(language, `reviews-papers.${key}`);
  const { lines } = planned(ranking);
  async function* cells() {
    for (const row of rows) {
      const line = lines.get(row.applicationId);
      yield [
        row.place,
        row.projectTitle,
        translate(language, `applications-status.${row.status}`),
        row.mean,
        row.spread,
        row.count,
        row.quorum,
        row.conflicts,
        toKm(row.requestedAmount),
        line ? toKm(fening(line.running)) : null,
        t(line?.chosen ? 'yes' : 'no'),
      ] satisfies Cell[];
    }
  }
  return {
    name: `${call.slug}-${t('rankingName')}-${dayText(at)}.${format}`,
    content: writeSheet(format, {
      language,
      columns: columns.map(({ name, ...column }) => ({ head: t(name), ...column })),
      rows: cells(),
    }),
  };
}

/** Minutes of the board: who scored, the ranking over the budget, each decision with its reason. */
export async function minutesOf(
  p: Platform,
  actor: SignedInActor,
  id: string,
  language: Language,
): Promise<{ readonly name: string; readonly content: Buffer } | Failure> {
  const { read } = p.db;
  const ranking = await rankingOf(p, actor, id, blindInFiles);
  if (isFailure(ranking)) return ranking;
  const { call } = ranking;
  if (!callPolicy.publishDecisions(actor, call).ok) return fail('FORBIDDEN');
  const decided = ranking.rows.filter((row) => decidedAs(row.status) !== null);
  const [board, given, reasons] = await Promise.all([
    boardMembersOf(read, call.bankSlug),
    reviewsInCall(read, id),
    lastReasons(
      read,
      decided.map((row) => row.applicationId),
    ),
  ]);
  const at = p.clock.now();
  const t = (key: Key, values: Values = {}) => translate(language, `reviews-papers.${key}`, values);
  const title = language === 'en' ? call.titleEn : call.titleBhs;
  const content = await writePdf(
    {
      title: t('minutes'),
      subject: title,
      author: call.bankName,
      creator: p.settings.brand,
      language,
      at,
      accent: '#ea580c',
      foot: (page, pages) => t('foot', { title, page, pages }),
    },
    [
      { kind: 'title', text: t('minutes') },
      {
        kind: 'table',
        widths: [1, 3],
        rows: [
          { cells: [t('call'), title] },
          { cells: [t('bank'), call.bankName] },
          { cells: [t('state'), formatDateTime(at, language)] },
          { cells: [t('budget'), formatKm(toKm(fening(call.totalFund)), language)] },
        ],
      },
      ...boardBlocks(board, given, t),
      ...rankingBlocks(ranking, language, t),
      ...decisionBlocks(decided, reasons, language, t),
      ...conflictBlocks(ranking.rows, board, given, t),
      { kind: 'section', text: t('signatures') },
      {
        kind: 'table',
        widths: [1, 3],
        rows: [
          { cells: [t('day'), formatLongDate(at, language)] },
          { cells: [t('keeper'), ''], byHand: true },
          { cells: [t('chair'), ''], byHand: true },
        ],
      },
    ],
  );
  return { name: `${call.slug}-${t('minutesName')}-${dayText(at)}.pdf`, content };
}

type Say = (key: Key, values?: Values) => string;
type Board = Awaited<ReturnType<typeof boardMembersOf>>;
type Given = Awaited<ReturnType<typeof reviewsInCall>>;

function boardBlocks(board: Board, given: Given, t: Say): PdfBlock[] {
  const of = (reviewerId: string, kind: Given[number]['kind']) =>
    String(given.filter((one) => one.reviewerId === reviewerId && one.kind === kind).length);
  return [
    { kind: 'section', text: t('board') },
    {
      kind: 'table',
      head: [t('member'), t('scored'), t('abstained'), t('conflicts')],
      widths: [4, 1, 1, 1.3],
      numbers: [1, 2, 3],
      rows: board.map(({ id, name }) => ({
        cells: [name, of(id, 'score'), of(id, 'abstain'), of(id, 'conflict')],
      })),
    },
  ];
}

function rankingBlocks(ranking: Ranking, language: Language, t: Say): PdfBlock[] {
  const { plan, lines } = planned(ranking);
  const number = (value: number | null) => (value === null ? '–' : formatQuantity(value, language));
  const money = (amount: number) => formatKm(toKm(fening(amount)), language);
  const chosenTo = ({ applicationId }: z.output<typeof RankingRow>) => {
    const line = lines.get(applicationId);
    return number(line?.chosen ? toKm(fening(line.running)) : null);
  };
  return [
    { kind: 'section', text: t('ranking') },
    {
      kind: 'table',
      head: [
        t('place'),
        t('project'),
        t('mean'),
        t('spread'),
        t('scores'),
        t('amount'),
        t('running'),
      ],
      widths: [0.9, 4, 1, 1, 0.9, 1.5, 1.5],
      numbers: [0, 2, 3, 4, 5, 6],
      rows: ranking.rows.map((row) => ({
        strong: lines.get(row.applicationId)?.chosen ?? false,
        cells: [
          row.place === null ? '–' : `${row.place}.`,
          row.projectTitle,
          number(row.mean),
          number(row.spread),
          row.count > row.quorum ? String(row.count) : `${row.count}/${row.quorum}`,
          formatQuantity(toKm(row.requestedAmount), language),
          chosenTo(row),
        ],
      })),
    },
    {
      kind: 'text',
      text: t('sum', { sum: money(plan.sum), budget: money(ranking.call.totalFund) }),
    },
    { kind: 'quiet', text: t('strongMeans') },
  ];
}

/** What the board decided, whatever has become of it since. */
const decisionIn = (status: ApplicationStatus): ApplicationStatus =>
  decidedAs(status) === 'in' && status !== 'pobjednik' ? 'approved' : status;

function decisionBlocks(
  decided: readonly z.output<typeof RankingRow>[],
  reasons: ReadonlyMap<string, string>,
  language: Language,
  t: Say,
): PdfBlock[] {
  return [
    { kind: 'section', text: t('decisions') },
    ...(decided.length === 0 ? [{ kind: 'text', text: t('noDecisions') } as const] : []),
    ...decided.flatMap(({ applicationId, projectTitle, status }): PdfBlock[] => [
      {
        kind: 'field',
        text: `${projectTitle}: ${translate(language, `applications-status.${decisionIn(status)}`)}`,
      },
      { kind: 'text', text: reasons.get(applicationId) || t('noReason') },
    ]),
  ];
}

function conflictBlocks(
  rows: readonly z.output<typeof RankingRow>[],
  board: Board,
  given: Given,
  t: Say,
): PdfBlock[] {
  const nameOf = new Map(board.map(({ id, name }) => [id, name]));
  const titleOf = new Map(rows.map((row) => [row.applicationId, row.projectTitle]));
  const conflicts = given.flatMap(({ applicationId, reviewerId, kind }) => {
    const title = titleOf.get(applicationId);
    const name = nameOf.get(reviewerId);
    return kind === 'conflict' && title && name ? [{ cells: [name, title] }] : [];
  });
  if (conflicts.length === 0) return [];
  return [
    { kind: 'section', text: t('conflictsTitle') },
    { kind: 'table', head: [t('member'), t('project')], widths: [1, 2], rows: conflicts },
  ];
}
