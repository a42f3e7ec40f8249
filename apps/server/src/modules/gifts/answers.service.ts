import type { GiftAnswer, GiftReceipt, GiftRequest } from '@app/contracts/gifts/gifts.schemas';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { bySecret, changeLetter, openLetter } from '../../kit/letters.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { aboutApplication } from '../applications/public.ts';
import { moveGift } from './gifts.moves.ts';
import { giftByReceipt, giftByToken, nextReceiptNumber } from './gifts.repo.ts';
import { receiptSecret } from './gifts.tokens.ts';
import { receiptView, requestView } from './gifts.view.ts';
import { receiptPdf } from './receipt.pdf.ts';

/** By whoever holds the secret: the donor has no account. */
export const readRequest = (
  p: Platform,
  secret: string,
): Promise<z.output<typeof GiftRequest> | Failure> =>
  openLetter(p.db.read, aboutApplication, bySecret(giftByToken, secret), (gift, record) =>
    requestView(p, p.db.read, gift, record, p.clock.now()),
  );

export async function answerGift(
  p: Platform,
  secret: string,
  { event, refusal, answer }: z.output<typeof GiftAnswer>,
  language: Language,
): Promise<z.output<typeof GiftRequest> | Failure> {
  const at = p.clock.now();
  const find = bySecret(giftByToken, secret);
  return changeLetter(p, aboutApplication, find, async ({ tx, row: gift, record }) => {
    const answered = { answer, answeredAt: at, language };
    const change = {
      confirm: async () => ({
        ...answered,
        refusal: null,
        receiptNumber: gift.receiptNumber ?? (await nextReceiptNumber(tx, at)),
        receiptHash: gift.receiptHash ?? tokenHash(receiptSecret(p, gift.id)),
      }),
      reject: async () => ({ ...answered, refusal }),
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
    return isFailure(moved) ? moved : requestView(p, tx, moved, record, at);
  });
}

export const readReceipt = (
  p: Platform,
  token: string,
): Promise<z.output<typeof GiftReceipt> | Failure> =>
  openLetter(p.db.read, aboutApplication, bySecret(giftByReceipt, token), (gift, record) =>
    receiptView(p, gift, record, token),
  );

export async function printReceipt(p: Platform, token: string, language: Language) {
  const receipt = await readReceipt(p, token);
  if (isFailure(receipt)) return receipt;
  // What was taken back is not printed as if it held.
  return receipt.valid ? receiptPdf(p, receipt, { token, language }) : fail('NOT_FOUND');
}
