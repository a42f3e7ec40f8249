import type { Platform } from '../../../platform/platform.ts';
import { createPlaceHold, type PlaceHold } from '../donations/holds.service.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentProvider } from './payments.ts';
import { type ApplyReport, createApplyReport } from './settlement.service.ts';

/** What everything about money works with. */
export interface Cashier {
  readonly p: Platform;
  readonly provider: PaymentProvider;
  readonly place: PlaceHold;
  readonly apply: ApplyReport;
}

/** Makes the cashier, with the provider that the settings name unless another is given. */
export function createCashier(
  p: Platform,
  provider: PaymentProvider = createPaymentProvider(p.settings),
): Cashier {
  return { p, provider, place: createPlaceHold(p), apply: createApplyReport(p) };
}
