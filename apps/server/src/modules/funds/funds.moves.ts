import { dayText } from '@app/domain/sarajevo-time';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import type { ApplicationMove } from '../applications/public.ts';
import { refusalOf, writeEntry } from './entries.service.ts';
import { type FundEntryRow, lockFund } from './funds.repo.ts';
import { releaseGrant } from './promises.ts';

const overrides = ({ request }: ApplicationMove) => ({
  override: request.fundsOverride !== undefined,
});

function promiseOf({ record, request, at }: ApplicationMove): FundEntryRow {
  const { id, requestedAmount } = record.application;
  const happenedOn = dayText(at);
  return {
    id: newId(),
    bankId: record.bank.id,
    kind: 'promised',
    amount: requestedAmount,
    year: Number(happenedOn.slice(0, 4)),
    happenedOn,
    sourceName: '',
    purpose: '',
    applicationId: id,
    reason: request.fundsOverride ?? '',
    correctsId: null,
    createdBy: request.actor.id,
    proposedBy: null,
    createdAt: at,
  };
}

/** What a decision asks of a bank's fund. */
export const fundMoves = {
  guards: {
    async fundsLeft(tx: Tx, move: ApplicationMove) {
      const { bank } = move.record;
      await lockFund(tx, bank.id);
      return refusalOf(tx, move.request.actor, bank, promiseOf(move), overrides(move));
    },
  },
  effects: {
    promiseGrant: (p, tx, move) => {
      const { request, record } = move;
      return writeEntry(p, tx, request.actor, record.bank, promiseOf(move), overrides(move));
    },
    releaseGrant: (p, tx, { request, record, at }) =>
      releaseGrant(p, tx, {
        bankId: record.bank.id,
        applicationId: record.application.id,
        createdBy: request.actor.id,
        at,
      }),
  },
} satisfies SomeMoves['application'];
