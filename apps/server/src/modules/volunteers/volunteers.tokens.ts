import { pages } from '@app/contracts/pages';
import type { Platform } from '../../platform/platform.ts';
import { derivedToken, tokenHash } from '../../platform/tokens.ts';
import type { VolunteerRow } from './volunteers.repo.ts';

/**
 * The secret of a certificate. It follows from the invitation, so that the mail and the member's
 * zone lead to the same one, and none is kept but its hash (decision 058).
 */
export const certificateSecret = ({ secret }: Pick<Platform, 'secret'>, id: string): string =>
  derivedToken(secret, `volunteer-certificate ${id}`);

/** Opens the certificate of who came; null where there is none. */
export function certificateTokenOf(
  p: Pick<Platform, 'secret'>,
  row: Pick<VolunteerRow, 'id' | 'status' | 'tokenHash'>,
): string | null {
  if (row.status !== 'attended') return null;
  const token = certificateSecret(p, row.id);
  // Under another key of the product, only what was mailed then opens it.
  return tokenHash(token) === row.tokenHash ? token : null;
}

export const volunteerAddress = ({ settings }: Pick<Platform, 'settings'>, token: string): string =>
  `${settings.publicUrl}${pages.volunteer({ token })}`;
