import type { Mail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { MailedCampaign } from '../campaigns/campaigns.repo.ts';
import { addEvent, type Donation, donationForMail } from './donations.repo.ts';

/** Writes a mail to the donor; null: it is not wanted any more. */
export type DonorMail = (
  settings: Settings,
  donation: Donation,
  campaign: MailedCampaign,
) => Mail | null;

/**
 * Sends a mail about a donation; a second run of its job does not send it again.
 *
 * @param mark tells several mails of this kind about one donation apart.
 */
export async function mailToDonor(
  p: Platform,
  donationId: string,
  event: string,
  content: DonorMail,
  mark: Readonly<Record<string, number>> = {},
): Promise<void> {
  const found = await donationForMail(p.db.read, donationId, event, mark);
  // Nobody is left to write to once a donor was erased.
  if (!found || found.sent || found.donation.donorEmail === '') return;
  const mail = content(p.settings, found.donation, found.campaign);
  if (mail === null) return;
  await p.mail.send(mail);
  const at = p.clock.now();
  await p.db.transaction((tx) => addEvent(tx, { donationId, event, data: mark, at }));
}
