import { createHash } from 'node:crypto';
import type { OneConfirmation } from '@app/contracts/gifts/gifts.schemas';
import { giftLimits } from '@app/domain/gifts/gift';
import { giftPolicy } from '@app/domain/gifts/gift.policy';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import { contentTypeOf } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { subjectOf } from '../applications/public.ts';
import { deliver, type FileForm, forReader } from '../files/public.ts';
import { type GiftRow, isProofFree, updateGift } from './gifts.repo.ts';
import { askRefusal, type SignedIn, seenGift, shownGift, withGift } from './gifts.service.ts';
import { readProof } from './proof-file.ts';

export const proofKey = (applicationId: string, id: string, ending: string): string =>
  `gift-proofs/${applicationId}/${id}.${ending}`;

/** What waits for a proof: what the donor confirmed, once (specification §4). */
const takesProof = ({ status, proofKey: key }: GiftRow): boolean =>
  status === 'confirmed' && key === null;

/** As the database can keep them; a form has no schema. */
const notesIn = ({ fields }: FileForm): string =>
  (fields.notes ?? '').replaceAll('\0', '').trim().slice(0, giftLimits.words).toWellFormed();

/** Keeps the proof of a confirmed gift. */
export async function uploadProof(
  p: Platform,
  actor: SignedIn,
  id: string,
  read: () => Promise<FileForm | Failure>,
): Promise<z.infer<typeof OneConfirmation> | Failure> {
  const seen = await seenGift(p, actor, id);
  if (isFailure(seen)) return seen;
  // Nobody sends megabytes for nothing.
  const refused = askRefusal(actor, seen.record);
  if (refused) return refused;
  if (!takesProof(seen.gift)) return fail('WRONG_STATUS');
  const form = await read();
  if (isFailure(form)) return form.code === 'BAD_REQUEST' ? fail('PROOF_MISSING') : form;
  const proof = await readProof(form);
  if (isFailure(proof)) return proof;
  const key = proofKey(seen.gift.applicationId, newId(), proof.ending);
  const hash = createHash('sha256').update(form.file).digest('hex');
  await p.files.put(key, proof.content, contentTypeOf(key));
  const kept = await withGift(p, actor, id, async ({ tx, record, gift, at }) => {
    if (!takesProof(gift)) return fail('WRONG_STATUS');
    if (!(await isProofFree(tx, gift, hash))) return fail('PROOF_USED');
    const change = {
      proofKey: key,
      proofName: proof.name,
      proofBytes: proof.content.length,
      proofHash: hash,
      proofNotes: notesIn(form),
      proofBy: actor.id,
      proofAt: at,
    };
    await updateGift(tx, id, change);
    await recordAudit(tx, {
      action: 'gift.proven',
      subject: gift.applicationId,
      actorId: actor.id,
      at,
      details: { gift: id },
    });
    p.signals.publish(tx, `application:${gift.applicationId}`);
    return shownGift(p, actor, record, { ...gift, ...change });
  });
  if (isFailure(kept)) await p.files.delete(key);
  return kept;
}

/** @param preview only for those who look at a proof without saving it. */
export async function sendProof(
  p: Platform,
  actor: SignedIn,
  { id, preview }: { readonly id: string; readonly preview: boolean },
  context: RawContext,
): Promise<unknown> {
  const seen = await seenGift(p, actor, id);
  if (isFailure(seen)) return seen;
  if (preview && !giftPolicy.preview(actor, subjectOf(seen.record)).ok) return fail('FORBIDDEN');
  const { proofKey: key, proofName } = seen.gift;
  if (key === null || proofName === null) return fail('NOT_FOUND');
  return deliver(p, key, context, forReader(`attachment; filename*=UTF-8''${encoded(proofName)}`));
}

/** As RFC 8187 wants it. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
