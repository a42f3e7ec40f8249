import { type Fening, fromKm, readKm } from '@app/domain/money';

/** Amounts offered at once, in KM (specification §9). */
export const presets = [10, 20, 50] as const;
export type Preset = (typeof presets)[number];

export interface AmountChoice {
  readonly preset: Preset | null;
  /** KM; null while nothing is typed, or what is typed cannot be read. */
  readonly custom: number | null;
  readonly text: string;
}

/** Why an amount cannot be given. `held`: all that is left is being paid by others just now. */
export type AmountProblem =
  | 'choose'
  | 'unreadable'
  | 'notPositive'
  | 'tooSmall'
  | 'exceedsGoal'
  | 'held';

/** A preset clears the own amount. */
export const choosePreset = (preset: Preset): AmountChoice => ({ preset, custom: null, text: '' });

/** An own amount clears the preset; an emptied field leaves nothing chosen. */
export const chooseCustom = (custom: number | null, text: string): AmountChoice => ({
  preset: null,
  custom,
  text,
});

/** An amount that was chosen elsewhere. */
export function chooseKm(km: number): AmountChoice {
  const preset = presets.find((one) => one === km);
  return preset ? choosePreset(preset) : chooseCustom(km, String(km));
}

/** The amount proposed at first: the middle preset, if there is room for it. */
export function firstChoice(available: number): AmountChoice {
  return available >= presets[1]
    ? choosePreset(presets[1])
    : { preset: null, custom: null, text: '' };
}

export const chosenAmount = ({ preset, custom }: AmountChoice): number | null => preset ?? custom;

/**
 * `available`: KM below the target that are neither settled nor held (specification §5).
 * `smallest`: KM that a payment takes at least.
 */
export function amountProblem(
  choice: AmountChoice,
  available: number,
  smallest: number,
): AmountProblem | null {
  const amount = chosenAmount(choice);
  if (amount === null) return choice.text.trim() === '' ? 'choose' : 'unreadable';
  const asked = fromKm(amount);
  if (asked === null) return 'unreadable';
  if (asked === 0) return 'notPositive';
  if (amount < smallest) return 'tooSmall';
  const room: Fening = readKm(available);
  if (asked <= room) return null;
  return room === 0 ? 'held' : 'exceedsGoal';
}
