import { pages } from '@app/contracts/pages';
import type { Platform } from '../../platform/platform.ts';
import { derivedToken, tokenHash } from '../../platform/tokens.ts';
import type { GiftRow } from './gifts.repo.ts';

/**
 * The secret of a receipt. It follows from the gift, so that the donor and the team are led to the
 * same one however often they ask, and none is kept but its hash (decision 058).
 */
export const receiptSecret = ({ secret }: Pick<Platform, 'secret'>, giftId: string): string =>
  derivedToken(secret, `gift-receipt ${giftId}`);

/** Opens the receipt of a confirmed gift; null where there is none. */
export function receiptTokenOf(
  p: Pick<Platform, 'secret'>,
  { id, status, receiptHash }: GiftRow,
): string | null {
  if (status !== 'confirmed') return null;
  const token = receiptSecret(p, id);
  // Under another key of the product, only what was handed out then opens it.
  return tokenHash(token) === receiptHash ? token : null;
}

export const receiptAddress = ({ settings }: Pick<Platform, 'settings'>, token: string): string =>
  `${settings.publicUrl}${pages.giftReceipt({ token })}`;
