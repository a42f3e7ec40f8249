import { pages } from '@app/contracts/pages';
import type { ExceptionEvent, exceptionMachine } from '@app/domain/agreements/exception.machine';
import { exceptionTypes } from '@app/domain/agreements/exception.policy';
import { toKm } from '@app/domain/money';
import type { NotificationText } from '@app/messages/notifications';
import type { CodeOf } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  type ApplicationRecord,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { payExceptionally } from '../funds/public.ts';
import { notify } from '../notifications/public.ts';
import { bankOf } from './agreements.moves.ts';
import type { ExceptionRow } from './exceptions.repo.ts';
import type { SignedIn } from './writing.service.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly exception: ExceptionCode;
  }
}

/** An exception under way; its application is held. */
export interface ExceptionMoving {
  readonly record: WrittenApplication;
  readonly row: ExceptionRow;
  readonly actor: Pick<SignedIn, 'id'>;
}

type ExceptionCode = CodeOf<typeof exceptionMachine, ExceptionMoving>;

const noticeTexts: Partial<Record<ExceptionEvent, NotificationText>> = {
  accept: 'exceptionAccepted',
  refuse: 'exceptionRefused',
  expire: 'exceptionExpired',
};

export const exceptionMoves: ExceptionCode = {
  guards: {
    inTime: (_tx, { row, at }) => (at < row.expiresAt ? undefined : fail('WRONG_STATUS')),
  },
  effects: {
    async payOut(p, tx, { record, row, actor, at }) {
      if (row.kind !== 'payout' || row.happenedOn === null) return;
      return payExceptionally(p, tx, {
        // By which the ledger leads back to it, and pays it once.
        id: row.id,
        bank: record.bank,
        applicationId: row.applicationId,
        amount: row.amount,
        on: row.happenedOn,
        purpose: '',
        reason: row.reason,
        proposedBy: row.proposedBy,
        acceptedBy: actor,
        at,
      });
    },
    async tellProposer(p, tx, { record, row, event, reason, actor }) {
      const text = noticeTexts[event];
      if (!text) return;
      const name = (await membersByIds(tx, [actor.id])).get(actor.id)?.name ?? '';
      await notify(tx, p, {
        userIds: [row.proposedBy],
        type: 'review',
        text,
        values: { title: titleOf(record), amount: toKm(row.amount), reason, who: name },
        actionUrl: pages.agreement({ id: row.applicationId }),
      });
    },
  },
};

/** Those who may accept what somebody proposed: neither they nor the project's own people. */
export const secondsOf = async (
  tx: Tx,
  record: Pick<ApplicationRecord, 'bank' | 'memberIds'>,
  { kind, proposedBy }: Pick<ExceptionRow, 'kind' | 'proposedBy'>,
): Promise<string[]> => {
  const people = await bankOf(tx, record as ApplicationRecord, exceptionTypes[kind]);
  return people.filter((id) => id !== proposedBy);
};

export async function tellSeconds(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  row: ExceptionRow,
): Promise<void> {
  await notify(tx, p, {
    userIds: await secondsOf(tx, record, row),
    type: 'review',
    text: row.kind === 'payout' ? 'payoutProposedBoard' : 'shortfallProposedBoard',
    values: { title: titleOf(record), amount: toKm(row.amount), reason: row.reason },
    actionUrl: pages.agreement({ id: row.applicationId }),
  });
}
