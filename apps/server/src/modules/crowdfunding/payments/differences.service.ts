import type { DifferenceKind } from '@app/domain/crowdfunding/refund';
import type { Tx } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Donation } from '../donations/donations.repo.ts';
import { keepDifference } from './differences.repo.ts';
import { tellTreasurers } from './treasurers.ts';

/** Keeps that the provider says otherwise than we do, and tells the staff, once. */
export async function noteDifference(
  p: Platform,
  tx: Tx,
  donation: Pick<Donation, 'id' | 'campaignId' | 'amount'>,
  kind: DifferenceKind,
  reported: Readonly<Record<string, string>>,
): Promise<void> {
  const isNew = await keepDifference(tx, donation.id, kind, reported, p.clock.now());
  if (isNew) await tellTreasurers(p, tx, 'paymentDiffersStaff', donation);
}
