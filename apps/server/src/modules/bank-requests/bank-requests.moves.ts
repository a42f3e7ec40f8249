import { pages } from '@app/contracts/pages';
import {
  type BankRequestEvent,
  bankRequestMachine,
} from '@app/domain/bank-requests/bank-request.machine';
import { type CodeOf, type LifecycleOf, refusalWith } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { actingAdmins } from '../accounts/public.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { type BankRequestRecord, updateRequest } from './bank-requests.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly bankRequest: CodeOf<typeof bankRequestMachine, BankRequestMoving>;
  }
}

interface BankRequestMoving {
  /** Held. */
  readonly record: BankRequestRecord;
}

const noticeTexts: Partial<Record<BankRequestEvent, Notice['text']>> = {
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
    async tellRequester(p, tx, { record, event, reason }) {
      const notice = noticeTexts[event];
      if (!notice) return;
      await notify(tx, p, {
        userIds: [record.request.requesterId],
        type: 'status_change',
        text: notice,
        values: { place: record.request.municipality, answer: reason },
        actionUrl: pages.bankRequest(),
      });
    },
    tellAdmins: (p, tx, { record }) => tellAdmins(p, tx, record, 'bankRequestReplied'),
  },
} satisfies SomeMoves['bankRequest'];

export const bankRequestLifecycle: LifecycleOf<typeof bankRequestMachine, BankRequestMoving> = {
  table: bankRequestMachine,
  code: ({ bankRequest }) => bankRequest,
  async write(_p, tx, { record, event, to, reason, at }) {
    const { request } = record;
    const messages = [...request.messages, { event, text: reason, at: at.toISOString() }];
    await updateRequest(tx, request.id, { status: to, messages });
    return { record: { ...record, request: { ...request, status: to, messages } } };
  },
  audit: ({ record, event, from, to }) => ({
    action: `bankRequest.${event}`,
    subject: record.request.id,
    details: { from, to },
  }),
  refusal: refusalWith('text'),
};
