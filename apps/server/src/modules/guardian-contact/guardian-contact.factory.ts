import { guardianContactEnd } from '@app/domain/guardian-contact/guardian-contact';
import type { Tx } from '../../platform/db/client.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { putContact } from './guardian-contact.repo.ts';

/** The address of a member's guardian, confirmed unless `token` still waits to confirm it. */
export async function createGuardianContact(
  tx: Tx,
  userId: string,
  plan: { readonly email?: string; readonly sentAt: Date; readonly token?: string },
): Promise<void> {
  const { email = `staratelj-${newId()}@primjer.ba`, sentAt, token } = plan;
  await putContact(tx, {
    userId,
    id: newId(),
    email,
    confirmHash: token === undefined ? null : tokenHash(token),
    removeHash: tokenHash(newSecret()),
    sentAt,
    expiresAt: guardianContactEnd(sentAt),
    confirmedAt: token === undefined ? sentAt : null,
  });
}
