import { type Actor, hasPermission } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Only if the box was ticked (specification §5); otherwise `null`. */
export function publicDonorName(donation: {
  readonly donorName: string;
  readonly donorSurname: string;
  readonly showNamePublicly: boolean;
}): string | null {
  if (!donation.showNamePublicly) return null;
  return `${donation.donorName.trim()} ${donation.donorSurname.trim()}`.trim() || null;
}

/** Staff who deal with a campaign's money, and admins. */
function treasurer(actor: Actor, campaign: { readonly bankSlug: string }): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  const types = ['ob_voditelj', 'ob_menadzer'] as const;
  return allowIf(
    types.some((type) => hasPermission(actor, type, campaign.bankSlug)),
    'NOT_STAFF',
  );
}

export const donationPolicy = {
  /** The payments of a bank's campaigns, without who gave. */
  viewPayments: treasurer,
  /** Donors' e-mail, phone and address. */
  viewDonorContacts: treasurer,
  refund: treasurer,
  /** Promise that donations are doubled, and end that early. */
  match: treasurer,
};
