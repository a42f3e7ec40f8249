import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import type { Tx } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findApplication } from '../../applications/public.ts';
import { type Notice, notify } from '../../notifications/public.ts';
import { staffOf } from '../../permissions/public.ts';
import { campaignById } from '../campaigns/campaigns.repo.ts';
import type { Donation } from '../donations/donations.repo.ts';

/**
 * Tells those of a bank who deal with its campaigns' money of a payment that waits for one of them.
 *
 * @param amount in fening.
 * @param except who knows of it already.
 */
export async function tellTreasurers(
  p: Platform,
  tx: Tx,
  text: Extract<Notice['text'], 'refundWaitsStaff' | 'refundStuckStaff' | 'paymentDiffersStaff'>,
  {
    id,
    campaignId,
    amount,
    except,
  }: Pick<Donation, 'id' | 'campaignId'> & {
    readonly amount: number;
    readonly except?: string | null;
  },
): Promise<void> {
  const campaign = await campaignById(tx, campaignId);
  const record = campaign && (await findApplication(tx, { id: campaign.applicationId }));
  if (!record) return;
  const people = await staffOf(tx, record.bank.slug, ['ob_voditelj', 'ob_menadzer']);
  await notify(tx, p, {
    userIds: people.map((one) => one.id).filter((userId) => userId !== except),
    type: 'review',
    text,
    values: { title: campaign.title, amount: toKm(fening(amount)) },
    actionUrl: pages.banksAdmin({ dio: 'uplate', uplata: id }),
  });
}
