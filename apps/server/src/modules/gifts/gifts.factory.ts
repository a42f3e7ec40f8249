import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/client.ts';
import { contentTypeOf, type FileStore } from '../../platform/files/store.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { findApplication } from '../applications/public.ts';
import { type GiftRow, insertGift, nextReceiptNumber, updateGift } from './gifts.repo.ts';
import { freshGift } from './gifts.service.ts';
import { receiptSecret } from './gifts.tokens.ts';
import { proofKey } from './proofs.service.ts';

/**
 * A gift that somebody was asked about; one that is confirmed has its receipt.
 *
 * @param plan `secret`: of the address that the donor was mailed.
 */
export async function createGift(
  tx: Tx,
  p: Pick<Platform, 'secret'>,
  application: { readonly id: string },
  { secret, ...plan }: Partial<GiftRow> & { readonly requestedAt: Date; readonly secret?: string },
): Promise<GiftRow> {
  const record = await findApplication(tx, application);
  if (!record) throw new Error('A gift belongs to an application.');
  const id = plan.id ?? newId();
  const { requestedAt: at } = plan;
  const isConfirmed = plan.status === 'confirmed';
  const row = freshGift(
    record,
    {
      donorName: 'Tekstil Selimović',
      donorEmail: `tekstil.${id.slice(-12)}@primjer.ba`,
      description: 'Šest akustičnih zavjesa',
      ...plan,
      ...(isConfirmed
        ? {
            answeredAt: plan.answeredAt ?? at,
            receiptNumber: await nextReceiptNumber(tx, at),
            receiptHash: tokenHash(receiptSecret(p, id)),
          }
        : {}),
      id,
      tokenHash: tokenHash(secret ?? id),
    },
    at,
  );
  await insertGift(tx, row);
  return row;
}

/** Proves a gift. */
export async function createProof(
  tx: Tx,
  files: FileStore,
  { id, applicationId }: GiftRow,
  {
    content = Buffer.from('RIFF'),
    name = 'otpremnica.webp',
    ...plan
  }: {
    readonly content?: Buffer;
    readonly name?: string;
    readonly by: { readonly id: string };
    readonly at: Date;
    readonly notes?: string;
  },
): Promise<void> {
  const key = proofKey(applicationId, newId(), name.slice(name.lastIndexOf('.') + 1));
  await files.put(key, content, contentTypeOf(key));
  await updateGift(tx, id, {
    proofKey: key,
    proofName: name,
    proofBytes: content.length,
    // Of the content and the gift: made ones prove nothing twice.
    proofHash: createHash('sha256').update(content).update(id).digest('hex'),
    proofNotes: plan.notes ?? '',
    proofBy: plan.by.id,
    proofAt: plan.at,
  });
}
