import { type Fening, fening } from '../money.ts';

/** A promise to double donations of one campaign, up to a sum and a date. Amounts in fening. */
export interface MatchSums {
  readonly amount: number;
  /** Reserved for donations that are being paid. */
  readonly held: number;
  readonly settled: number;
}

/** What a match can still promise. */
export const matchLeft = ({ amount, held, settled }: MatchSums): Fening =>
  fening(amount - held - settled);

/**
 * What a match gives with a donation: as much again, as far as it and the campaign have room.
 *
 * @param left of the match.
 * @param room what the campaign still takes, this donation counted out of it already.
 */
export const matchFor = (donation: Fening, left: Fening, room: Fening): Fening =>
  fening(Math.min(donation, left, room));
