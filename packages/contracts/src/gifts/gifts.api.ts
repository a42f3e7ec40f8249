import { z } from 'zod';
import { ById, Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { giftsPaths } from './gifts.paths.ts';
import {
  ByGiftToken,
  Confirmations,
  GiftAnswer,
  GiftChange,
  GiftReceipt,
  GiftRequest,
  GiftWish,
  OneConfirmation,
  ReceiptQuery,
} from './gifts.schemas.ts';

const refusals = ['NOT_FOUND', 'WRONG_STATUS'] as const;
/** Writes to strangers at most so often an hour. */
const sparing = { max: 60, windowSeconds: 3_600 };
/** A whole hall opens a receipt behind one address. */
const opened = { max: 300, windowSeconds: 3_600 };

export const giftsApi = endpoints(giftsPaths, {
  list: {
    access: 'member',
    summary: 'What donors were asked to confirm, and said, for the team and the bank.',
    params: ById,
    answer: Confirmations,
    errors: ['NOT_FOUND'],
  },
  ask: {
    access: 'member',
    summary: 'Asks a donor by mail to confirm a gift.',
    body: GiftWish,
    answer: OneConfirmation,
    errors: [...refusals, 'ALREADY_EXISTS', 'TOO_MANY_ITEMS'],
    rateLimit: sparing,
  },
  amend: {
    access: 'member',
    summary: 'Corrects what is not confirmed, and asks the donor again.',
    params: ById,
    body: GiftChange,
    answer: OneConfirmation,
    errors: [...refusals, 'ALREADY_EXISTS'],
    rateLimit: sparing,
  },
  remove: {
    access: 'member',
    summary: 'Takes a question back that is not confirmed; its address opens nothing more.',
    params: ById,
    answer: Done,
    errors: refusals,
  },
  resend: {
    access: 'member',
    summary: 'Asks a donor again who has not answered; the address before ends.',
    params: ById,
    answer: OneConfirmation,
    errors: [...refusals, 'ALREADY_EXISTS'],
    rateLimit: sparing,
  },
  uploadProof: {
    access: 'member',
    kind: 'multipart',
    summary: 'Keeps the proof of a confirmed gift (form fields `proofDocument`, `notes`).',
    params: ById,
    answer: OneConfirmation,
    errors: [
      ...refusals,
      'PROOF_MISSING',
      'PROOF_KIND',
      'PROOF_RENAMED',
      'PROOF_ACTIVE',
      'PROOF_USED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_HEIC',
      'PICTURE_MOVES',
    ],
    rateLimit: sparing,
  },
  previewProof: {
    access: 'member',
    kind: 'stream',
    summary: 'A proof to look at, for admins and the bank’s review board.',
    params: ById,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  downloadProof: {
    access: 'member',
    kind: 'stream',
    summary: 'A proof to be saved, for the team and the bank.',
    params: ById,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  asked: {
    access: 'public',
    summary: 'What a donor is asked, by the secret of their mail.',
    params: ByGiftToken,
    answer: GiftRequest,
    errors: ['NOT_FOUND'],
    rateLimit: opened,
  },
  answer: {
    access: 'public',
    summary: 'Confirms or rejects, as the donor; asks for a new address once it has ended.',
    params: ByGiftToken,
    body: GiftAnswer,
    answer: GiftRequest,
    errors: [...refusals, 'ALREADY_EXISTS'],
    rateLimit: sparing,
  },
  receipt: {
    access: 'public',
    summary: 'A receipt, for whoever holds its address or scans its code.',
    params: ByGiftToken,
    answer: GiftReceipt,
    errors: ['NOT_FOUND'],
    rateLimit: opened,
  },
  receiptPdf: {
    access: 'public',
    kind: 'stream',
    summary: 'The same as a PDF, in either language.',
    params: ByGiftToken,
    query: ReceiptQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
    rateLimit: sparing,
  },
});
