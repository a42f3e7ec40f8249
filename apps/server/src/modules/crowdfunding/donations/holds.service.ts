import type { Platform } from '../../../platform/platform.ts';
import { inBatches } from './batches.ts';
import { type HeldIn, type NewDonation, placeHolds } from './donations.repo.ts';

/** Donors that are served in one transaction. */
const donorsAtOnce = 40;

/** Places the holds of one campaign, a few at a time. */
export type PlaceHold = (
  applicationId: string,
  donation: NewDonation,
) => Promise<HeldIn | undefined>;

/** Makes what places holds; one for the whole server, so that a rush on a campaign gathers in it. */
export function createPlaceHold(p: Pick<Platform, 'db' | 'signals'>): PlaceHold {
  return inBatches<NewDonation, HeldIn | undefined>(
    (all) =>
      p.db.transaction(async (tx) => {
        const held = await placeHolds(tx, all);
        for (const one of held) if (one) p.signals.publish(tx, `campaign:${one.campaignId}`);
        return held;
      }),
    donorsAtOnce,
  );
}
