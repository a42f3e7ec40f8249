import type { FundExceededDetails, PayoutRefusedDetails } from '@app/contracts/funds/funds.schemas';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useFundsText } from './text.ts';

/** What the fund said to the last try, in words, and whether the reader may go beyond it. */
export function useFundRefusal() {
  const t = useFundsText();
  const { km } = useFormat();
  const [canOverride, setCanOverride] = useState(false);
  const refused = (error: unknown): string | undefined => {
    if (isApiError(error, 'PAYOUT_REFUSED')) {
      const { due } = error.details as PayoutRefusedDetails;
      return t('refused_payout', { due: km(due) });
    }
    if (!isApiError(error, 'FUND_EXCEEDED')) return undefined;
    const details = error.details as FundExceededDetails;
    setCanOverride(details.canOverride);
    return t(`refused_${details.refusal}`, { left: km(details.left) });
  };
  return { canOverride, refused };
}
