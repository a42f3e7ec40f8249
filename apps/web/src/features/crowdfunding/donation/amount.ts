import { type Fening, fromKm, noFening } from '@app/domain/money';

/** Amounts offered at once, in KM (specification §9). */
export const presets = [10, 20, 50] as const;
export type Preset = (typeof presets)[number];

/** What the donor chose: one of the presets, or an amount of their own. */
export interface AmountChoice {
  readonly preset: Preset | null;
  /** KM; null while nothing is typed, or what is typed cannot be read. */
  readonly custom: number | null;
  /** What stands in the field. */
  readonly text: string;
}

/** Why an amount cannot be given. `held`: all that is left is being paid by others just now. */
export type AmountProblem = 'choose' | 'unreadable' | 'notPositive' | 'exceedsGoal' | 'held';

/** A preset clears the own amount. */
export const choosePreset = (preset: Preset): AmountChoice => ({ preset, custom: null, text: '' });

/** An own amount clears the preset; an emptied field leaves nothing chosen. */
export const chooseCustom = (custom: number | null, text: string): AmountChoice => ({
  preset: null,
  custom,
  text,
});

/** The amount proposed at first: the middle preset, if there is room for it. */
export function firstChoice(available: number): AmountChoice {
  return available >= presets[1]
    ? choosePreset(presets[1])
    : { preset: null, custom: null, text: '' };
}

/** The chosen amount in KM; null while there is none. */
export const chosenAmount = ({ preset, custom }: AmountChoice): number | null => preset ?? custom;

/**
 * What is wrong with a choice (specification §5).
 *
 * @param available KM that the campaign can still take: target less settled less held.
 * @returns null if the amount can be given.
 */
export function amountProblem(choice: AmountChoice, available: number): AmountProblem | null {
  const amount = chosenAmount(choice);
  if (amount === null) return choice.text.trim() === '' ? 'choose' : 'unreadable';
  const asked = fromKm(amount);
  if (asked === null) return 'unreadable';
  if (asked === 0) return 'notPositive';
  const room: Fening = fromKm(available) ?? noFening;
  if (asked <= room) return null;
  return room === 0 ? 'held' : 'exceedsGoal';
}
