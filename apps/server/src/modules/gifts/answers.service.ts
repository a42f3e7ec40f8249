import type { GiftAnswer, GiftAsked, GiftReceipt } from '@app/contracts/gifts/gifts.schemas';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../accounts/public.ts';
import { findApplication, findWithin } from '../applications/public.ts';
import { moveGift } from './gifts.moves.ts';
import { type GiftRow, giftByReceipt, giftByToken, nextReceiptNumber } from './gifts.repo.ts';
import { receiptSecret } from './gifts.tokens.ts';
import { askedView, receiptView } from './gifts.view.ts';
import { receiptPdf } from './receipt.pdf.ts';

const recordOf = (read: Reader, gift: GiftRow | undefined) =>
  gift && findApplication(read, { id: gift.applicationId });

/** By whoever holds the secret: the donor has no account. */
export async function readAsked(p: Platform, secret: string): Promise<GiftAsked | Failure> {
  const { read } = p.db;
  const gift = await giftByToken(read, tokenHash(secret));
  const record = await recordOf(read, gift);
  return gift && record ? askedView(p, read, gift, record, p.clock.now()) : fail('NOT_FOUND');
}

export async function answerGift(
  p: Platform,
  secret: string,
  { event, refusal, answer }: z.output<typeof GiftAnswer>,
  language: Language,
): Promise<GiftAsked | Failure> {
  const at = p.clock.now();
  const hash = tokenHash(secret);
  return p.db.transaction(async (tx) => {
    const held = await findWithin(tx, () => giftByToken(tx, hash));
    if (!held) return fail('NOT_FOUND');
    const { row: gift, record } = held;
    const said = { answer, answeredAt: at, language };
    const change = {
      confirm: async () => ({
        ...said,
        refusal: null,
        receiptNumber: gift.receiptNumber ?? (await nextReceiptNumber(tx, at)),
        receiptHash: gift.receiptHash ?? tokenHash(receiptSecret(p, gift.id)),
      }),
      reject: async () => ({ ...said, refusal }),
      askNew: async () => ({ askedNewAt: at }),
    }[event];
    const by = { by: 'donor', actorId: null } as const;
    const moved = await moveGift(p, tx, {
      record,
      gift,
      event,
      ...by,
      at,
      change: await change(),
    });
    return isFailure(moved) ? moved : askedView(p, tx, moved, record, at);
  });
}

export async function readReceipt(p: Platform, token: string): Promise<GiftReceipt | Failure> {
  const { read } = p.db;
  const gift = await giftByReceipt(read, tokenHash(token));
  const record = await recordOf(read, gift);
  return gift && record ? receiptView(p, gift, record, token) : fail('NOT_FOUND');
}

export async function printReceipt(p: Platform, token: string, language: Language) {
  const receipt = await readReceipt(p, token);
  if (isFailure(receipt)) return receipt;
  // What was taken back is not printed as if it held.
  return receipt.valid ? receiptPdf(p, receipt, { token, language }) : fail('NOT_FOUND');
}
