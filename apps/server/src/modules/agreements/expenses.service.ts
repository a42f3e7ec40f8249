import type { ExpenseBody, ExpenseMove } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { expenseMachine } from '@app/domain/agreements/expense.machine';
import { spendingOf } from '@app/domain/agreements/spending';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellBank } from './agreements.moves.ts';
import {
  type ExpenseRow,
  expensesOf,
  findAgreement,
  findFile,
  insertExpense,
  updateExpense,
} from './agreements.repo.ts';
import { linesOf } from './agreements.text.ts';
import {
  type Item,
  movePart,
  remember,
  type SignedIn,
  underWay,
  type Writing,
  write,
} from './writing.service.ts';

type Body = z.output<typeof ExpenseBody>;

/** What is kept of a receipt; why it cannot stand as it is written. */
async function checked(
  { tx, record, at }: Writing,
  { amount, file, ...body }: Body,
  own: string | null,
): Promise<Pick<ExpenseRow, keyof typeof body | 'amount' | 'fileId'> | Failure> {
  const { id } = record.application;
  const { lineId, spentOn, overReason } = body;
  const agreement = await findAgreement(tx, id);
  const lines = agreement?.terms.lines ?? linesOf(record.submitted ?? record.draft);
  const kept = await findFile(tx, id, file);
  const others = (await expensesOf(tx, id)).filter((one) => one.id !== own);
  const row = { ...body, amount, fileId: file, state: 'sent' } as const;
  const line = spendingOf(lines, [...others, row]).lines.find((one) => one.id === lineId);
  const isTaken = others.some((one) => one.fileId === file);
  const fields = {
    ...(line ? {} : { lineId: 'invalid' }),
    ...(kept?.purpose === 'receipt' && !isTaken ? {} : { file: 'invalid' }),
    ...(spentOn > dayText(at) ? { spentOn: 'invalid' } : {}),
    ...(line?.needsConsent && overReason === '' ? { overReason: 'required' } : {}),
  };
  if (Object.keys(fields).length > 0) return fail('VALIDATION', { fields });
  const { state: _, ...rest } = row;
  return { ...rest, overReason: line?.needsConsent ? overReason : '' };
}

export const addExpense = (p: Platform, actor: SignedIn, id: string, body: Body) =>
  write(p, actor, id, 'report', async (writing) => {
    const { tx, record, at } = writing;
    if ((await expensesOf(tx, id)).length >= agreementLimits.expenses) {
      return fail('TOO_MANY_ITEMS');
    }
    const written = await checked(writing, body, null);
    if (isFailure(written)) return written;
    const itemId = newId();
    await insertExpense(tx, {
      id: itemId,
      applicationId: id,
      ...written,
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

export const resendExpense = (p: Platform, actor: SignedIn, { id, item }: Item, body: Body) =>
  write(p, actor, id, 'report', async (writing) => {
    const found = await expenseIn(writing, item);
    if (!found) return fail('NOT_FOUND');
    const written = await checked(writing, body, item);
    if (isFailure(written)) return written;
    return movePart(writing, 'expense', expenseMachine, p.moves.expense, {
      event: 'resend',
      reason: '',
      row: { ...found, ...written, beyond: false, over: false },
      itemId: item,
      keep: (state) =>
        updateExpense(writing.tx, item, {
          ...written,
          state,
          reason: '',
          sentBy: actor.id,
          sentAt: writing.at,
          decidedBy: null,
          decidedAt: null,
        }),
    });
  });

/** Whether a receipt is one of those by which its line goes further than is allowed. */
async function isBeyond({ tx, record }: Writing, row: ExpenseRow): Promise<boolean> {
  if (row.overReason === '') return false;
  const { id } = record.application;
  const lines = (await findAgreement(tx, id))?.terms.lines ?? [];
  const line = spendingOf(lines, await expensesOf(tx, id)).lines.find(
    (one) => one.id === row.lineId,
  );
  return line?.needsConsent ?? false;
}

export const moveExpense = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  { event, reason, over }: z.output<typeof ExpenseMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const row = await expenseIn(writing, item);
    if (!row) return fail('NOT_FOUND');
    const beyond = event === 'accept' && (await isBeyond(writing, row));
    const decided = event === 'withdraw' ? {} : { decidedBy: actor.id, decidedAt: writing.at };
    return (
      underWay(writing) ??
      movePart(writing, 'expense', expenseMachine, p.moves.expense, {
        event,
        reason,
        row: { ...row, beyond, over },
        itemId: item,
        keep: (state) => updateExpense(writing.tx, item, { state, reason, ...decided }),
        ...(beyond ? { told: 'acceptOver' } : {}),
      })
    );
  });
