import type { PaymentTerms } from '@app/contracts/payments/payments.schemas';
import { HOLD_MINUTES } from '@app/domain/crowdfunding/campaign';
import { cardFeeOf } from '@app/domain/crowdfunding/card-fee';
import { donorDataKept } from '@app/domain/crowdfunding/donor-data';
import { holdLimits } from '@app/domain/crowdfunding/holds';
import { fening, toKm } from '@app/domain/money';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';

/** Twenty marks, the middle one of the amounts that the dialog offers. */
const example = fening(2_000);

/** What the pages about payments say: never more than the settings in force make true. */
export function paymentTerms({
  settings,
}: Pick<Platform, 'settings'>): z.output<typeof PaymentTerms> {
  const { mode, smallest, cardFee } = settings.payments;
  const { unpaidDays, contactDays, nameYears } = donorDataKept;
  return {
    mode,
    smallest,
    holdMinutes: HOLD_MINUTES,
    safeMinutes: holdLimits.graceMinutes,
    unpaidDays,
    contactDays,
    nameYears,
    cardFee: cardFee && {
      percent: toKm(fening(cardFee.perTenThousand)),
      fixed: cardFee.fixed,
    },
    example: {
      given: example,
      charged: example,
      counted: example,
      fee: cardFee && cardFeeOf(example, cardFee),
    },
  };
}
