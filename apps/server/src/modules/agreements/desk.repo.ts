import type { AgreementPoint } from '@app/domain/agreements/checklist';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { AgreementFacts } from '@app/domain/bank-desk/desk.facts';
import { noFening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { matchedFor, sumsOfGrants } from '../funds/public.ts';
import { standingFrom } from './agreements.standing.ts';
import {
  agreementExceptions,
  agreementExpenses,
  agreementMilestones,
  agreementPoints,
  agreementReports,
  agreements,
} from './agreements.tables.ts';
import { standingCopies } from './signed-copies.repo.ts';

interface Agreed {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly requestedAmount: number;
}

/** What stands of the agreements of some projects, for who has to do something about it. */
export async function agreementFactsOf(
  read: Reader,
  projects: readonly Agreed[],
): Promise<ReadonlyMap<string, AgreementFacts>> {
  if (projects.length === 0) return new Map();
  const ids = projects.map(({ id }) => id);
  const terms = await byId(
    read
      .select({
        id: agreements.applicationId,
        terms: agreements.terms,
        payeeBy: agreements.payeeBy,
      })
      .from(agreements)
      .where(inArray(agreements.applicationId, ids)),
  );
  const points = await pointsIn(read, ids);
  const receipts = await byId(receiptsIn(read, ids));
  const steps = await byId(stepsIn(read, ids));
  const reports = await byId(
    read
      .select({ id: agreementReports.applicationId, state: agreementReports.state })
      .from(agreementReports)
      .where(inArray(agreementReports.applicationId, ids)),
  );
  const grants = await sumsOfGrants(read, ids);
  const matched = await matchedFor(read, ids);
  const exceptions = await exceptionsIn(read, ids);
  return new Map(
    projects.map(({ id, status, requestedAmount }): [string, AgreementFacts] => {
      const agreement = terms.get(id);
      const step = steps.get(id);
      const report = reports.get(id)?.state ?? 'draft';
      const { due } = standingFrom({
        status,
        agreement,
        requested: requestedAmount,
        reached: step?.reached ?? [],
        reported: report === 'accepted',
        grant: grants.get(id) ?? { paid: noFening, owed: noFening },
        matched: matched.get(id) ?? noFening,
      });
      return [
        id,
        {
          points: agreement ? ['document', ...(points.get(id) ?? [])] : [],
          due,
          payeeBy: agreement?.payeeBy ?? null,
          exceptions: exceptions.get(id) ?? [],
          receipts: receipts.get(id)?.sent ?? 0,
          returnedReceipts: receipts.get(id)?.returned ?? 0,
          proofs: step?.proofs ?? 0,
          askedDays: step?.askedDays ?? 0,
          openSteps: step?.open ?? 0,
          nextStepOn: step?.nextOn ?? null,
          report,
        },
      ];
    }),
  );
}

const byId = async <R extends { readonly id: string }>(
  rows: PromiseLike<readonly R[]>,
): Promise<ReadonlyMap<string, R>> => new Map((await rows).map((row) => [row.id, row]));

/** Points that were ticked, and the copy that the team signed, as the bank confirmed it. */
async function pointsIn(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AgreementPoint[]>> {
  const ticked = await read
    .select({ id: agreementPoints.applicationId, point: agreementPoints.point })
    .from(agreementPoints)
    .where(inArray(agreementPoints.applicationId, [...ids]));
  const copies = await standingCopies(read, ids);
  const signed = copies.flatMap(({ id, state }) => [
    { id, point: 'signedCopy' as const },
    ...(state === 'confirmed' ? [{ id, point: 'countersigned' as const }] : []),
  ]);
  const all = [...ticked, ...signed];
  const found = Map.groupBy(all, ({ id }) => id);
  return new Map([...found].map(([id, rows]) => [id, rows.map(({ point }) => point)]));
}

/** What waits for a second person. */
async function exceptionsIn(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AgreementFacts['exceptions']>> {
  const { applicationId, kind, amount, proposedBy, expiresAt, state } = agreementExceptions;
  const rows = await read
    .select({ id: applicationId, kind, amount, proposedBy, expiresAt })
    .from(agreementExceptions)
    .where(and(inArray(applicationId, [...ids]), eq(state, 'proposed')));
  const found = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...found].map(([id, proposed]) => [
      id,
      proposed.map(({ expiresAt: until, ...one }) => ({ ...one, until: dayText(until) })),
    ]),
  );
}

function receiptsIn(read: Reader, ids: readonly string[]) {
  const { applicationId, state } = agreementExpenses;
  const counted = (of: 'sent' | 'returned') =>
    sql<number>`count(*) FILTER (WHERE ${state} = ${of})`.mapWith(Number);
  return read
    .select({ id: applicationId, sent: counted('sent'), returned: counted('returned') })
    .from(agreementExpenses)
    .where(and(inArray(applicationId, [...ids]), inArray(state, ['sent', 'returned'])))
    .groupBy(applicationId);
}

function stepsIn(read: Reader, ids: readonly string[]) {
  const { id, applicationId, state, dueOn, askedOn } = agreementMilestones;
  const open = sql`${state} IN ('planned', 'returned')`;
  const counted = (what: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${what})`.mapWith(Number);
  return read
    .select({
      id: applicationId,
      proofs: counted(sql`${state} = 'proven'`),
      askedDays: counted(sql`${askedOn} IS NOT NULL AND ${state} <> 'accepted'`),
      open: counted(sql`${state} <> 'accepted'`),
      nextOn: sql<string | null>`min(${dueOn}) FILTER (WHERE ${open})`,
      reached: sql<string[]>`coalesce(array_agg(${id}) FILTER (WHERE ${state} = 'accepted'), '{}')`,
    })
    .from(agreementMilestones)
    .where(inArray(applicationId, [...ids]))
    .groupBy(applicationId);
}
