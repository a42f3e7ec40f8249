import type {
  DonationConfirmation,
  GiftReceipt,
  GiftRequest,
  OpenContribution,
} from '@app/contracts/gifts/gifts.schemas';
import { isPublicStatus } from '@app/domain/applications/application.machine';
import {
  type ApplicationSubject,
  visibleStatus,
} from '@app/domain/applications/application.policy';
import type { AnyContent } from '@app/domain/applications/form/form';
import {
  type Contribution,
  contributionTotal,
  goodsList,
} from '@app/domain/applications/form/orange.form';
import { giftStatus, giftTypeOf } from '@app/domain/gifts/gift';
import { type GiftEvent, giftMachine } from '@app/domain/gifts/gift.machine';
import { giftPolicy } from '@app/domain/gifts/gift.policy';
import { canMove, eventsFrom } from '@app/domain/machine';
import type { Fening } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrRows } from '../../platform/qr.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  type ApplicationRecord,
  hiddenMembers,
  subjectOf,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import type { GiftRow } from './gifts.repo.ts';
import { receiptAddress, receiptTokenOf } from './gifts.tokens.ts';

export interface Line {
  readonly id: string;
  readonly donorName: string;
  readonly description: string;
  readonly contributionType: string;
  readonly value: Fening;
}

/** What the team wrote that others give, and is worth something. */
export function linesIn(content: AnyContent): Line[] {
  const given = (content.goodsAndServices ?? []) as readonly Contribution[];
  return goodsList({ goodsAndServices: given })
    .map((one) => ({ ...one, value: contributionTotal(one) }))
    .filter(({ value }) => value > 0);
}

/** Lines that no donor is asked about, and none has confirmed. */
export const openLines = (
  content: AnyContent,
  gifts: readonly GiftRow[],
): z.output<typeof OpenContribution>[] => {
  const taken = gifts.filter(({ status }) => status === 'pending' || status === 'confirmed');
  return linesIn(content)
    .filter(({ id }) => !taken.some(({ contributionId }) => contributionId === id))
    .map(({ id, donorName, description, contributionType, value }) => ({
      id,
      donorName,
      description,
      donationType: giftTypeOf(contributionType),
      value,
    }));
};

const proofUrl = (id: string) => `/api/donation-confirmations/${id}/download-proof`;

const proofOf = ({ proofName, proofBytes, proofNotes, proofAt }: GiftRow) =>
  proofName === null || proofBytes === null || proofAt === null
    ? null
    : {
        name: proofName,
        bytes: proofBytes,
        notes: proofNotes,
        uploadedAt: proofAt,
      };

/** A confirmation for the team and the bank. */
export function confirmationView(
  p: Pick<Platform, 'secret'>,
  actor: Actor,
  subject: ApplicationSubject,
  row: GiftRow,
  now: Date,
): z.output<typeof DonationConfirmation> {
  const status = giftStatus(row, now);
  const mayAsk = giftPolicy.ask(actor, { ...subject, status: visibleStatus(actor, subject) }).ok;
  const can = (event: GiftEvent) => mayAsk && canMove(giftMachine, status, event);
  const proof = proofOf(row);
  return {
    id: row.id,
    applicationId: row.applicationId,
    donorName: row.donorName,
    donorEmail: row.donorEmail,
    donationType: row.type,
    donationAmount: row.type === 'cash' ? row.value : null,
    donationDescription: row.description,
    status,
    requestedAt: row.requestedAt,
    expiresAt: row.expiresAt,
    proofDocumentUrl: proof && proofUrl(row.id),
    contributionId: row.contributionId,
    agreedValue: row.value,
    message: row.message,
    answeredAt: row.answeredAt,
    refusal: row.refusal,
    answer: row.answer,
    askedNewAt: row.askedNewAt,
    proof,
    receiptToken: receiptTokenOf(p, row),
    canResend: can('resend'),
    canAmend: can('amend'),
    canRemove: mayAsk && status !== 'confirmed' && proof === null,
    canUploadProof: mayAsk && status === 'confirmed' && proof === null,
    canPreviewProof: proof !== null && giftPolicy.preview(actor, subject).ok,
  };
}

const bankOf = ({ bank: { slug, name, emblem } }: Pick<ApplicationRecord, 'bank'>) => ({
  slug,
  name,
  emblem,
});

/** What a donor is asked, and has said. */
export async function requestView(
  p: Pick<Platform, 'secret'>,
  read: Reader,
  row: GiftRow,
  record: WrittenApplication,
  now: Date,
): Promise<z.output<typeof GiftRequest>> {
  const status = giftStatus(row, now);
  const ended = row.expiresAt <= now;
  const events = eventsFrom(giftMachine, status, ['donor']).filter((event) =>
    event === 'askNew' ? row.askedNewAt === null : !ended,
  );
  return {
    status,
    donorName: row.donorName,
    donationType: row.type,
    donationDescription: row.description,
    agreedValue: row.value,
    message: row.message,
    title: titleOf(record),
    askedBy: await namedTo(read, row, now),
    bank: bankOf(record),
    requestedAt: row.requestedAt,
    expiresAt: row.expiresAt,
    answeredAt: row.answeredAt,
    refusal: row.refusal,
    answer: row.answer,
    receiptToken: receiptTokenOf(p, row),
    events,
  };
}

/** Who asked, as a donor may know them; empty for a minor of whom no guardian agreed. */
export async function namedTo(
  read: Reader,
  { applicationId, requestedBy }: GiftRow,
  now: Date,
): Promise<string> {
  if (requestedBy === null) return '';
  const hidden = await hiddenMembers(read, [applicationId], now);
  if (hidden.has(requestedBy)) return '';
  return (await membersByIds(read, [requestedBy])).get(requestedBy)?.name ?? '';
}

/** @param token the one by which it was opened. */
export function receiptView(
  p: Pick<Platform, 'settings'>,
  row: GiftRow,
  record: WrittenApplication,
  token: string,
): z.output<typeof GiftReceipt> {
  const { slug } = record.application;
  const isPublic = isPublicStatus(visibleStatus(null, subjectOf(record)));
  return {
    number: row.receiptNumber ?? '',
    valid: row.status === 'confirmed',
    donorName: row.donorName,
    donationType: row.type,
    donationDescription: row.description,
    agreedValue: row.value,
    title: titleOf(record),
    projectSlug: isPublic ? slug : null,
    bank: bankOf(record),
    requestedAt: row.requestedAt,
    confirmedAt: row.answeredAt ?? row.requestedAt,
    qr: qrRows(receiptAddress(p, token)),
  };
}
