import { pages } from '@app/contracts/pages';
import type {
  BankRequestEffect,
  BankRequestEvent,
  BankRequestStatus,
} from '@app/domain/bank-requests/bank-request.machine';
import type { Tx } from '../../platform/db/client.ts';
import type { MoveCode } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { actingAdmins } from '../accounts/public.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import type { BankRequestRecord } from './bank-requests.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly bankRequest: MoveCode<BankRequestMoving, never, BankRequestEffect>;
  }
}

/** A move under way, the request held. */
export interface BankRequestMoving {
  readonly record: BankRequestRecord;
  readonly event: BankRequestEvent;
  readonly to: BankRequestStatus;
  readonly text: string;
}

const said: Partial<Record<BankRequestEvent, Notice['text']>> = {
  answer: 'bankRequestAnswered',
  accept: 'bankRequestAccepted',
  decline: 'bankRequestDeclined',
};

/** Tells all who may answer a wish. */
export async function tellAdmins(
  p: Platform,
  tx: Tx,
  { request, bank }: BankRequestRecord,
  text: Notice['text'],
): Promise<void> {
  const founders = await staffOf(tx, bank?.slug ?? '', ['ob_admin', 'global_admin']);
  const managers = bank ? await staffOf(tx, bank.slug, ['ob_voditelj', 'ob_menadzer']) : [];
  const userIds = [
    ...(await actingAdmins(tx)),
    ...[...founders, ...managers].map(({ id }) => id),
  ].filter((id) => id !== request.requesterId);
  const values = { group: request.groupName, place: request.municipality };
  const actionUrl = pages.banksAdmin({ dio: 'zahtjevi' });
  await notify(tx, p, { userIds, type: 'review', text, values, actionUrl });
}

export const bankRequestMoves = {
  guards: {},
  effects: {
    async tellRequester(p, tx, { record, event, text }) {
      const notice = said[event];
      if (!notice) return;
      await notify(tx, p, {
        userIds: [record.request.requesterId],
        type: 'status_change',
        text: notice,
        values: { place: record.request.municipality, answer: text },
        actionUrl: pages.bankRequest(),
      });
    },
    tellAdmins: (p, tx, { record }) => tellAdmins(p, tx, record, 'bankRequestReplied'),
  },
} satisfies SomeMoves['bankRequest'];
