import type { Platform } from '../../../platform/platform.ts';
import { type HeldIn, type NewDonation, placeHold } from './donations.repo.ts';

/** Places a hold in a running campaign; undefined where `placeHold` of the repo finds no room. */
export type PlaceHold = (donation: NewDonation) => Promise<HeldIn | undefined>;

export function createPlaceHold(p: Pick<Platform, 'db' | 'signals'>): PlaceHold {
  return (donation) =>
    p.db.transaction(async (tx) => {
      const held = await placeHold(tx, donation);
      if (held) p.signals.publish(tx, `campaign:${held.campaignId}`);
      return held;
    });
}
