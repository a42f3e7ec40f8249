import { addFening, type Fening, fening, noFening } from '../money.ts';
import type { GiftStatus } from './gift.machine.ts';

const day = 24 * 60 * 60 * 1000;

export const giftLimits = {
  /** For how long the donor can answer, and change the answer. */
  days: 14,
  /** For how long it is kept that a donor did not confirm. */
  keptDays: 180,
  /** Confirmations of one application. */
  perApplication: 60,
  name: 160,
  description: 600,
  /** Of the team to the donor, of the donor to the team, and with a proof. */
  words: 600,
  /** Mails to donors for one application in a day: an address is no target. */
  mailsPerDay: { max: 60, windowSeconds: 24 * 60 * 60 },
  /** Of a proof, in bytes (specification §9). */
  proofBytes: 10 * 1024 * 1024,
} as const;

export const giftTypes = ['cash', 'goods', 'services'] as const;
export type GiftType = (typeof giftTypes)[number];

/** What a donor says is not so. */
export const giftRefusals = ['amount', 'fellThrough', 'neverSpoke'] as const;
export type GiftRefusal = (typeof giftRefusals)[number];

/** What a proof may be, by its content (specification §5). */
export const proofEndings = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'doc', 'docx'] as const;

/** When an address sent now ends. */
export const giftEnd = (now: Date): Date => new Date(now.getTime() + giftLimits.days * day);

/** What ended before this, without a yes, is forgotten. */
export const giftKeptFrom = (now: Date): Date =>
  new Date(now.getTime() - giftLimits.keptDays * day);

/** What has become of a request by now. */
export const giftStatus = (
  { status, expiresAt }: { readonly status: GiftStatus; readonly expiresAt: Date },
  now: Date,
): GiftStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status);

/** The kind of gift that a line of the budget is, by its contribution type. */
export const giftTypeOf = (contributionType: string): GiftType => {
  if (contributionType === 'Usluge') return 'services';
  return contributionType.startsWith('Novac') ? 'cash' : 'goods';
};

export interface GiftSums {
  /** How many there are. */
  readonly counts: Readonly<Record<GiftStatus, number>> & { readonly total: number };
  /** What they are worth, in fening. */
  readonly worth: Readonly<Record<GiftStatus, number>> & { readonly total: number };
}

/** @param value in fening; null where nothing was agreed, which counts for nothing. */
export function giftSums(
  gifts: readonly { readonly status: GiftStatus; readonly value: number | null }[],
): GiftSums {
  const of = (status?: GiftStatus) =>
    gifts.filter((one) => status === undefined || one.status === status);
  const each = <T>(make: (status?: GiftStatus) => T) => ({
    pending: make('pending'),
    confirmed: make('confirmed'),
    rejected: make('rejected'),
    expired: make('expired'),
    total: make(),
  });
  return {
    counts: each((status) => of(status).length),
    worth: each((status) =>
      addFening(...of(status).map(({ value }) => (value === null ? noFening : fening(value)))),
    ),
  };
}

/**
 * What donors confirmed of the goods and services of a budget: it counts there, once for each line.
 * Cash, and what stands in no line, is no part of them.
 *
 * @returns `worth` in fening.
 */
export function confirmedGoods(
  gifts: readonly {
    readonly status: GiftStatus;
    readonly value: number | null;
    readonly type: GiftType;
    readonly line: string | null;
  }[],
): { readonly worth: Fening; readonly lines: readonly string[] } {
  const counted = gifts.flatMap(({ status, type, line, value }) =>
    status === 'confirmed' && type !== 'cash' && line !== null ? [{ line, value }] : [],
  );
  return {
    worth: addFening(...counted.map(({ value }) => fening(value ?? 0))),
    lines: counted.map(({ line }) => line),
  };
}
