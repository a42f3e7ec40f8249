import type { Fening } from '../money.ts';

/** Why a payout is not one of the agreement's. */
export const payoutRefusals = [
  'NOT_SIGNED',
  'ACCOUNT_UNCHECKED',
  'NOTHING_DUE',
  'ABOVE_INSTALMENT',
  'PROJECT_OVER',
] as const;
export type PayoutRefusal = (typeof payoutRefusals)[number];

/** Minutes within which a payout that was confirmed by mistake is taken back without a reason. */
export const takeBackMinutes = 60;

/** Until when a payout that was written down then is taken back. */
export const takeBackUntil = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + takeBackMinutes * 60_000);

export interface PayoutFacts {
  /** An agreement was prepared and has come into force. */
  readonly signed: boolean;
  readonly over: boolean;
  /** Somebody else than who wrote the account to pay to has checked it; true where none is written. */
  readonly accountChecked: boolean;
  /** What has fallen due and is not paid. */
  readonly due: Fening;
}

/**
 * Whether a payout belongs to what has fallen due of a signed agreement (decision 087).
 *
 * @param amount in fening.
 * @returns why not, or `null`. All but `ACCOUNT_UNCHECKED` and `PROJECT_OVER` may be an exception.
 */
export function payoutRefusal(
  { signed, over, accountChecked, due }: PayoutFacts,
  amount: number,
): PayoutRefusal | null {
  if (!signed) return 'NOT_SIGNED';
  if (!accountChecked) return 'ACCOUNT_UNCHECKED';
  if (amount <= due) return null;
  if (due > 0) return 'ABOVE_INSTALMENT';
  return over ? 'PROJECT_OVER' : 'NOTHING_DUE';
}
