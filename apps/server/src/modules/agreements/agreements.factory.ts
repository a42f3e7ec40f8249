import { createHash } from 'node:crypto';
import type { AgreementFilePurpose } from '@app/domain/agreements/agreement.limits';
import { type AgreementPoint, agreementPoints, pointOf } from '@app/domain/agreements/checklist';
import { exceptionDays } from '@app/domain/agreements/exception.machine';
import type { AgreementHistoryEvent } from '@app/domain/agreements/history';
import type { Instalment } from '@app/domain/agreements/instalments';
import { emptyReport, type ReportContent } from '@app/domain/agreements/report';
import type { ReportState } from '@app/domain/agreements/report.machine';
import type { SignedCopyState } from '@app/domain/agreements/signed-copy.machine';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import type { Tx } from '../../platform/db/client.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import { newId } from '../../platform/ids.ts';
import { plainPage } from '../../platform/pdf/plain-page.ts';
import { findApplication } from '../applications/public.ts';
import {
  type EventRow,
  type ExpenseRow,
  fileKey,
  insertEvent,
  insertExpense,
  insertFile,
  insertMilestones,
  type MilestoneRow,
  putAgreement,
  putPoint,
  putReport,
} from './agreements.repo.ts';
import { termsOf } from './agreements.text.ts';
import { type ExceptionRow, insertException } from './exceptions.repo.ts';
import { insertCopy, putPages } from './signed-copies.repo.ts';
import { standardClauses } from './template.service.ts';
import { plannedOf } from './writing.service.ts';

interface Of {
  readonly id: string;
}

const paper = plainPage(['Dokument', 'Izmišljeno za probu.']);

export interface FilePlan {
  readonly by: Of;
  readonly at: Date;
  readonly purpose: AgreementFilePurpose;
  readonly milestoneId?: string;
  readonly name?: string;
  readonly content?: Buffer;
}

/** A file of a project; without a store it stands in the database alone. */
export async function createAgreementFile(
  tx: Tx,
  { id: applicationId }: Of,
  plan: FilePlan,
  files?: Pick<FileStore, 'put'>,
): Promise<string> {
  const id = newId();
  const { name = 'dokument.pdf', content = paper, milestoneId = null } = plan;
  const key = fileKey(applicationId, id, name.slice(name.lastIndexOf('.') + 1));
  await insertFile(tx, {
    id,
    applicationId,
    purpose: plan.purpose,
    milestoneId,
    key,
    name,
    bytes: content.length,
    hash: createHash('sha256').update(id).digest('hex'),
    uploadedBy: plan.by.id,
    uploadedAt: plan.at,
  });
  await files?.put(key, content, contentTypeOf(key));
  return id;
}

/**
 * An agreement of the standard text; every point ticked and the copy sent unless chosen, an hour
 * after the other, the last `at`.
 */
export async function createAgreement(
  tx: Tx,
  application: Of,
  plan: {
    readonly by: Of;
    readonly team: Of;
    readonly at: Date;
    readonly owner?: string;
    readonly points?: readonly AgreementPoint[];
    readonly instalments?: readonly Instalment[];
    /** The first day of the project, where it is not that of the application. */
    readonly startsOn?: string;
    /** The account to pay to, written by the team. */
    readonly payee?: { readonly holder: string; readonly account: string };
  },
  files?: Pick<FileStore, 'put'>,
): Promise<void> {
  const record = await findApplication(tx, application);
  if (!record) throw new Error(`${application.id} is no application.`);
  const { by, team, at, owner = 'Vlasnik', points = agreementPoints } = plan;
  const hour = 3_600_000;
  const doneAt = (point: AgreementPoint) =>
    new Date(at.getTime() - (agreementPoints.length - 1 - agreementPoints.indexOf(point)) * hour);
  await putAgreement(tx, {
    applicationId: application.id,
    version: 1,
    terms: {
      ...termsOf(record, record.submitted ?? record.draft, standardClauses(), {
        owner,
        bhs: '',
        en: '',
      }),
      ...(plan.instalments ? { instalments: plan.instalments } : {}),
      ...(plan.startsOn ? { startsOn: plan.startsOn } : {}),
    },
    preparedBy: by.id,
    preparedAt: doneAt('document'),
    reportReminded: null,
    payeeHolder: plan.payee?.holder ?? '',
    payeeAccount: plan.payee?.account ?? '',
    payeeBy: plan.payee ? team.id : null,
    payeeAt: plan.payee ? doneAt('details') : null,
  });
  const ticked = points.filter((one) => pointOf[one].ticked && one !== 'countersigned');
  for (const point of ticked) {
    const who = pointOf[point].by === 'team' ? team : by;
    await putPoint(tx, { applicationId: application.id, point, by: who.id, at: doneAt(point) });
  }
  if (points.includes('signedCopy')) {
    const isConfirmed = points.includes('countersigned');
    const sent = { team, at: doneAt('signedCopy'), state: 'sent' } as const;
    const copy = isConfirmed
      ? { ...sent, state: 'confirmed' as const, decided: { by, at: doneAt('countersigned') } }
      : sent;
    await createSignedCopy(tx, application, copy, files);
  }
}

/** A copy of the first version that the team signed; a PDF is its one page unless chosen. */
export async function createSignedCopy(
  tx: Tx,
  application: Of,
  plan: {
    readonly team: Of;
    readonly at: Date;
    readonly state: SignedCopyState;
    readonly decided?: { readonly by: Of; readonly at: Date };
    readonly reason?: string;
    readonly pages?: readonly Pick<FilePlan, 'name' | 'content'>[];
  },
  files?: Pick<FileStore, 'put'>,
): Promise<{ readonly id: string; readonly pages: readonly string[] }> {
  const { team, at, state, decided, reason = '', pages = [{ name: 'potpisan-ugovor.pdf' }] } = plan;
  const id = newId();
  await insertCopy(tx, {
    id,
    applicationId: application.id,
    version: 1,
    state,
    sentBy: state === 'draft' ? null : team.id,
    sentAt: state === 'draft' ? null : at,
    decidedBy: decided?.by.id ?? null,
    decidedAt: decided?.at ?? null,
    reason,
  });
  const ids: string[] = [];
  for (const page of pages) {
    const file = { by: team, at, purpose: 'signed', ...page } as const;
    ids.push(await createAgreementFile(tx, application, file, files));
  }
  await putPages(tx, id, ids);
  return { id, pages: ids };
}

export async function createMilestone(
  tx: Tx,
  { id }: Of,
  createdAt: Date,
  plan: Partial<MilestoneRow> & Pick<MilestoneRow, 'dueOn'>,
): Promise<MilestoneRow> {
  const row = { ...plannedOf(id, createdAt), title: 'Golovi postavljeni', what: '', ...plan };
  await insertMilestones(tx, [row]);
  return row;
}

/** A receipt of 96 KM for the first line of the budget, unless chosen. */
export async function createExpense(
  tx: Tx,
  { id: applicationId }: Of,
  by: Of,
  at: Date,
  plan: Partial<ExpenseRow> = {},
  files?: Pick<FileStore, 'put'>,
): Promise<ExpenseRow> {
  const record = await findApplication(tx, { id: applicationId });
  const lines = (record?.submitted ?? record?.draft)?.budgetBreakdown as
    | readonly { readonly id: string }[]
    | undefined;
  const fileId =
    plan.fileId ??
    (await createAgreementFile(
      tx,
      { id: applicationId },
      { by, at, purpose: 'receipt', name: 'racun.pdf' },
      files,
    ));
  const row: ExpenseRow = {
    id: newId(),
    applicationId,
    lineId: lines?.[0]?.id ?? '',
    amount: fening(9_600),
    spentOn: at.toISOString().slice(0, 10),
    supplier: 'Sport Jala',
    what: '',
    state: 'sent',
    reason: '',
    sentBy: by.id,
    sentAt: at,
    decidedBy: null,
    decidedAt: null,
    overReason: '',
    ...plan,
    fileId,
  };
  await insertExpense(tx, row);
  return row;
}

export async function createReport(
  tx: Tx,
  { id: applicationId }: Of,
  savedAt: Date,
  plan: {
    readonly state?: ReportState;
    readonly content?: Partial<ReportContent>;
    readonly reason?: string;
  } = {},
): Promise<void> {
  const { state = 'draft', reason = '', content } = plan;
  await putReport(tx, {
    applicationId,
    content: { ...emptyReport, ...content },
    state,
    revision: 1,
    reason,
    savedAt,
  });
}

/** An exception of 100 KM that somebody proposed just now, unless chosen. */
export async function createException(
  tx: Tx,
  application: Of,
  by: Of,
  proposedAt: Date,
  plan: Partial<ExceptionRow> = {},
): Promise<ExceptionRow> {
  const record = await findApplication(tx, application);
  if (!record) throw new Error(`${application.id} is no application.`);
  const kind = plan.kind ?? 'payout';
  const row: ExceptionRow = {
    id: newId(),
    applicationId: application.id,
    bankId: record.bank.id,
    kind,
    state: 'proposed',
    amount: fening(10_000),
    happenedOn: kind === 'payout' ? dayText(proposedAt) : null,
    reason: 'Skela se iznajmljuje do kraja mjeseca, a u decembru dan košta 60 KM više.',
    proposedBy: by.id,
    proposedAt,
    expiresAt: new Date(proposedAt.getTime() + exceptionDays * 24 * 3_600_000),
    decidedBy: null,
    decidedAt: null,
    decisionReason: '',
    ...plan,
  };
  await insertException(tx, row);
  return row;
}

export async function createEvent(
  tx: Tx,
  { id: applicationId }: Of,
  { id: actorId }: Of,
  plan: Pick<EventRow, 'itemId' | 'at'> & { readonly event: AgreementHistoryEvent },
): Promise<void> {
  await insertEvent(tx, { id: newId(), applicationId, actorId, reason: '', ...plan });
}
