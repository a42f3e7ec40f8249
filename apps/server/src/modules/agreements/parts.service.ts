import type {
  ExpenseBody,
  ExpenseMove,
  MilestoneBody,
  MilestoneMove,
  ReportMove,
  ReportSave,
} from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { expenseMachine } from '@app/domain/agreements/expense.machine';
import { milestoneMachine } from '@app/domain/agreements/milestone.machine';
import { emptyReport } from '@app/domain/agreements/report';
import { reportMachine } from '@app/domain/agreements/report.machine';
import { readKm } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellBank } from './agreements.moves.ts';
import {
  deleteMilestone,
  expensesOf,
  findAgreement,
  findFile,
  findReport,
  insertExpense,
  insertMilestones,
  milestonesOf,
  putReport,
  type ReportRow,
  updateExpense,
  updateMilestone,
} from './agreements.repo.ts';
import {
  type Known,
  movePart,
  plannedOf,
  remember,
  type Writing,
  write,
} from './agreements.service.ts';
import { linesOf } from './agreements.text.ts';

interface Item {
  readonly id: string;
  readonly item: string;
}

export const addMilestone = (
  p: Platform,
  actor: Known,
  id: string,
  body: z.output<typeof MilestoneBody>,
) =>
  write(p, actor, id, 'plan', async (writing) => {
    const { tx, at } = writing;
    if ((await milestonesOf(tx, id)).length >= agreementLimits.milestones) {
      return fail('TOO_MANY_ITEMS');
    }
    const row = { ...plannedOf(id, at), ...body };
    await insertMilestones(tx, [row]);
    await remember(writing, 'milestone.planned', { itemId: row.id });
    return undefined;
  });

const milestoneIn = async ({ tx, record }: Writing, item: string) =>
  (await milestonesOf(tx, record.application.id)).find((one) => one.id === item);

export const changeMilestone = (
  p: Platform,
  actor: Known,
  { id, item }: Item,
  body: z.output<typeof MilestoneBody>,
) =>
  write(p, actor, id, 'plan', async (writing) => {
    const row = await milestoneIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    if (row.state !== 'planned' && row.state !== 'returned') return fail('WRONG_STATUS');
    const moved = body.dueOn === row.dueOn ? {} : { reminded: null };
    await updateMilestone(writing.tx, item, { ...body, ...moved });
    await remember(writing, 'milestone.changed', { itemId: item });
    return undefined;
  });

export const removeMilestone = (p: Platform, actor: Known, { id, item }: Item) =>
  write(p, actor, id, 'plan', async (writing) => {
    const row = await milestoneIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    // What was agreed on is moved, never forgotten.
    const { status } = writing.subject;
    if (status === 'contract_signed' || status === 'implementation' || row.state !== 'planned') {
      return fail('WRONG_STATUS');
    }
    await deleteMilestone(writing.tx, item);
    await remember(writing, 'milestone.removed', { itemId: item });
    return undefined;
  });

/** Parts are moved while the project is carried out. */
const underWay = ({ subject }: Writing): Failure | undefined =>
  subject.status === 'implementation' ? undefined : fail('WRONG_STATUS');

export const moveMilestone = (
  p: Platform,
  actor: Known,
  { id, item }: Item,
  { event, reason, note }: z.output<typeof MilestoneMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const found = await milestoneIn(writing, item);
    if (!found) return fail('NOT_FOUND');
    const row = event === 'prove' && note !== '' ? { ...found, note } : found;
    return (
      underWay(writing) ??
      movePart(writing, 'milestone', milestoneMachine, p.moves.milestone, {
        event,
        reason,
        row,
        itemId: item,
        keep: (state) =>
          updateMilestone(writing.tx, item, {
            state,
            note: row.note,
            reason,
            ...(event === 'prove' ? {} : { decidedAt: writing.at }),
          }),
      })
    );
  });

/** Why a receipt cannot stand as it is written. */
async function wrongIn(
  { tx, record, at }: Writing,
  { lineId, file, spentOn }: z.output<typeof ExpenseBody>,
  own: string | null,
): Promise<Failure | undefined> {
  const { id } = record.application;
  const agreement = await findAgreement(tx, id);
  const lines = agreement?.terms.lines ?? linesOf(record.submitted ?? record.working);
  const kept = await findFile(tx, id, file);
  const taken = (await expensesOf(tx, id)).some((one) => one.fileId === file && one.id !== own);
  const fields = {
    ...(lines.some((line) => line.id === lineId) ? {} : { lineId: 'invalid' }),
    ...(kept?.purpose === 'receipt' && !taken ? {} : { file: 'invalid' }),
    ...(spentOn > dayText(at) ? { spentOn: 'invalid' } : {}),
  };
  return Object.keys(fields).length > 0 ? fail('VALIDATION', { fields }) : undefined;
}

const written = ({ amount, file, ...rest }: z.output<typeof ExpenseBody>) => ({
  ...rest,
  amount: readKm(amount),
  fileId: file,
});

export const addExpense = (
  p: Platform,
  actor: Known,
  id: string,
  body: z.output<typeof ExpenseBody>,
) =>
  write(p, actor, id, 'report', async (writing) => {
    const { tx, record, at } = writing;
    if ((await expensesOf(tx, id)).length >= agreementLimits.expenses) {
      return fail('TOO_MANY_ITEMS');
    }
    const wrong = await wrongIn(writing, body, null);
    if (wrong) return wrong;
    const itemId = newId();
    await insertExpense(tx, {
      id: itemId,
      applicationId: id,
      ...written(body),
      state: 'sent',
      reason: '',
      sentBy: actor.id,
      sentAt: at,
      decidedBy: null,
      decidedAt: null,
    });
    await remember(writing, 'expense.send', { itemId });
    await tellBank(p, tx, record, {
      text: 'receiptSentBoard',
      what: body.supplier,
      from: actor.id,
    });
    return undefined;
  });

const expenseIn = async ({ tx, record }: Writing, item: string) =>
  (await expensesOf(tx, record.application.id)).find((one) => one.id === item);

export const resendExpense = (
  p: Platform,
  actor: Known,
  { id, item }: Item,
  body: z.output<typeof ExpenseBody>,
) =>
  write(p, actor, id, 'report', async (writing) => {
    const found = await expenseIn(writing, item);
    if (!found) return fail('NOT_FOUND');
    const wrong = await wrongIn(writing, body, item);
    if (wrong) return wrong;
    return movePart(writing, 'expense', expenseMachine, p.moves.expense, {
      event: 'resend',
      reason: '',
      row: { ...found, ...written(body) },
      itemId: item,
      keep: (state) =>
        updateExpense(writing.tx, item, {
          ...written(body),
          state,
          reason: '',
          sentBy: actor.id,
          sentAt: writing.at,
          decidedBy: null,
          decidedAt: null,
        }),
    });
  });

export const moveExpense = (
  p: Platform,
  actor: Known,
  { id, item }: Item,
  { event, reason }: z.output<typeof ExpenseMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const row = await expenseIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    const decided = event === 'withdraw' ? {} : { decidedBy: actor.id, decidedAt: writing.at };
    return (
      underWay(writing) ??
      movePart(writing, 'expense', expenseMachine, p.moves.expense, {
        event,
        reason,
        row,
        itemId: item,
        keep: (state) => updateExpense(writing.tx, item, { state, reason, ...decided }),
      })
    );
  });

const reportIn = async ({ tx, record, at }: Writing): Promise<ReportRow> =>
  (await findReport(tx, record.application.id)) ?? {
    applicationId: record.application.id,
    content: emptyReport,
    state: 'draft',
    revision: 0,
    reason: '',
    savedAt: at,
  };

/** What is sent waits for its answer as it is. */
export const saveReport = (
  p: Platform,
  actor: Known,
  id: string,
  { revision, ...changes }: ReportSave,
) =>
  write(p, actor, id, 'report', async (writing) => {
    const report = await reportIn(writing);
    if (report.state !== 'draft' && report.state !== 'returned') return fail('WRONG_STATUS');
    if (revision !== report.revision) return fail('REVISION_CLASH');
    await putReport(writing.tx, {
      ...report,
      content: { ...report.content, ...changes } as ReportRow['content'],
      revision: revision + 1,
      savedAt: writing.at,
    });
    return undefined;
  });

export const moveReport = (
  p: Platform,
  actor: Known,
  id: string,
  { event, reason }: z.output<typeof ReportMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const row = await reportIn(writing);
    return (
      underWay(writing) ??
      movePart(writing, 'report', reportMachine, p.moves.finalReport, {
        event,
        reason,
        row,
        itemId: null,
        keep: (state) => putReport(writing.tx, { ...row, state, reason }),
      })
    );
  });
