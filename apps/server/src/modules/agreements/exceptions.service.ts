import type { ExceptionBody, ExceptionMove } from '@app/contracts/agreements/exceptions.schemas';
import {
  type ExceptionActor,
  type ExceptionEvent,
  exceptionDays,
  exceptionMachine,
} from '@app/domain/agreements/exception.machine';
import { exceptionActors, exceptionPolicy } from '@app/domain/agreements/exception.policy';
import { payoutRefusal } from '@app/domain/agreements/payouts';
import { toKm } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import { type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApplication, lockApplication } from '../applications/public.ts';
import { sumsOfGrant } from '../funds/public.ts';
import { accountingIn, payoutFacts } from './agreements.standing.ts';
import { type ExceptionMoving, tellSeconds } from './exceptions.moves.ts';
import {
  type ExceptionRow,
  exceptionsOf,
  findException,
  insertException,
  lapsed,
  updateException,
} from './exceptions.repo.ts';
import { type Item, remember, type SignedIn, type Writing, write } from './writing.service.ts';

const day = 24 * 60 * 60 * 1000;

/** Why what is proposed is no exception, or none that can be. */
async function flawOf(
  { tx, record, at }: Writing,
  { kind, amount, on }: { kind: ExceptionRow['kind']; amount: number; on: string | null },
): Promise<Failure | undefined> {
  const { application } = record;
  if (kind === 'shortfall') {
    const { missing } = await accountingIn(tx, application.id);
    return amount === missing ? undefined : fail('VALIDATION', { fields: { amount: 'invalid' } });
  }
  if (on === null || on > dayText(at)) return fail('VALIDATION', { fields: { on: 'invalid' } });
  const { owed } = await sumsOfGrant(tx, application.id);
  if (amount > owed) {
    const details = {
      refusal: 'ABOVE_OWED',
      left: toKm(owed),
      asked: amount / 100,
      canOverride: false,
    };
    return fail('FUND_EXCEEDED', { details });
  }
  const facts = await payoutFacts(tx, application);
  const refusal = payoutRefusal(facts, amount);
  // What is due is paid without asking anybody; whom it goes to is checked first.
  if (refusal === null) return fail('VALIDATION', { fields: { amount: 'notException' } });
  if (refusal === 'ACCOUNT_UNCHECKED') {
    const details = { refusal, due: toKm(facts.due), asked: amount / 100, excess: 0 };
    return fail('PAYOUT_REFUSED', { details });
  }
  return undefined;
}

export const propose = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { amount, ...body }: z.output<typeof ExceptionBody>,
) =>
  write(p, actor, id, null, async (writing) => {
    const { tx, record, subject, at } = writing;
    const known = await findException(tx, body.id);
    if (known)
      return isSame(known, { ...body, amount, by: actor.id })
        ? undefined
        : fail('IDEMPOTENCY_MISMATCH');
    const refused =
      refusalOf(exceptionPolicy.propose(actor, { ...subject, kind: body.kind })) ??
      (await flawOf(writing, { ...body, amount }));
    if (refused) return refused;
    const row: ExceptionRow = {
      id: body.id,
      applicationId: id,
      bankId: record.bank.id,
      kind: body.kind,
      state: 'proposed',
      amount,
      happenedOn: body.on,
      reason: body.reason,
      proposedBy: actor.id,
      proposedAt: at,
      expiresAt: new Date(at.getTime() + exceptionDays * day),
      decidedBy: null,
      decidedAt: null,
      decisionReason: '',
    };
    if (!(await insertException(tx, row))) return fail('ALREADY_EXISTS');
    await remember(writing, 'exception.propose', { itemId: row.id, reason: row.reason });
    await tellSeconds(p, tx, record, row);
    p.signals.publish(tx, `bank:${record.bank.id}`);
    return undefined;
  });

const isSame = (
  known: ExceptionRow,
  asked: Pick<ExceptionRow, 'kind' | 'amount' | 'reason'> & { on: string | null; by: string },
): boolean =>
  known.proposedBy === asked.by &&
  known.kind === asked.kind &&
  known.amount === asked.amount &&
  known.happenedOn === asked.on &&
  known.reason === asked.reason;

export const moveException = (
  p: Platform,
  actor: SignedIn,
  { id, item }: Item,
  { event, reason }: z.output<typeof ExceptionMove>,
) =>
  write(p, actor, id, null, async (writing) => {
    const { tx, subject } = writing;
    const row = (await exceptionsOf(tx, id)).find((one) => one.id === item);
    if (!row) return fail('NOT_FOUND');
    const { kind, proposedBy } = row;
    const of = { kind, proposedBy };
    const verdict =
      event === 'withdraw' ? undefined : exceptionPolicy.decide(actor, { ...subject, ...of });
    if (verdict && !verdict.ok) {
      return verdict.reason === 'OWN_REQUEST' ? fail('OWN_REQUEST') : refusalOf(verdict);
    }
    const actors = exceptionActors(actor, subject, of);
    return moveRow(p, writing, { row, event, reason, actors });
  });

const lifecycle: LifecycleOf<typeof exceptionMachine, ExceptionMoving> = {
  table: exceptionMachine,
  code: ({ exception }) => exception,
  async write(_p, tx, { event, row, to, actorId, reason, at }) {
    const byPerson = event === 'accept' || event === 'refuse';
    await updateException(tx, row.id, {
      state: to,
      ...(byPerson ? { decidedBy: actorId, decidedAt: at, decisionReason: reason } : {}),
    });
  },
};

async function moveRow(
  p: Platform,
  writing: Pick<Writing, 'tx' | 'record' | 'at'> & { readonly actor: { readonly id: string } },
  {
    row,
    event,
    reason,
    actors,
  }: {
    readonly row: ExceptionRow;
    readonly event: ExceptionEvent;
    readonly reason: string;
    readonly actors: readonly ExceptionActor[];
  },
): Promise<Failure | undefined> {
  const { tx, actor, record, at } = writing;
  const request = { state: row.state, event, actors, reason, actorId: actor.id, at };
  const done = await runMove(p, tx, lifecycle, request, { record, row, actor });
  if (isFailure(done)) return done;
  await remember(writing, `exception.${event}`, { itemId: row.id, reason });
  p.signals.publish(tx, `bank:${row.bankId}`);
  return undefined;
}

/** What the fund takes back, two people had agreed on; the application is held. */
export async function payoutTakenBack(
  tx: Tx,
  { id, actorId, at }: { readonly id: string; readonly actorId: string; readonly at: Date },
): Promise<void> {
  const row = await findException(tx, id);
  if (row?.state !== 'accepted') return;
  await updateException(tx, id, { state: exceptionMachine.accepted.takeBack?.to ?? row.state });
  await remember(
    { tx, actor: { id: actorId }, record: { application: { id: row.applicationId } }, at },
    'exception.takeBack',
    { itemId: id },
  );
}

/** Nobody answered in time: whoever proposed it is told, and may propose it anew. */
export async function expireExceptions(p: Platform): Promise<void> {
  const at = p.clock.now();
  for (const { id, applicationId } of await lapsed(p.db.read, at)) {
    await p.db.transaction(async (tx) => {
      await lockApplication(tx, applicationId);
      const record = await findApplication(tx, { id: applicationId });
      const row = await findException(tx, id);
      if (!record || row?.state !== 'proposed') return;
      // In the name of who proposed it: nobody did anything.
      const writing = { tx, record, at, actor: { id: row.proposedBy } };
      await moveRow(p, writing, { row, event: 'expire', reason: '', actors: ['clock'] });
      p.signals.publish(tx, `application:${applicationId}`);
    });
  }
}
