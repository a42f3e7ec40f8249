import type { Fening } from '../money.ts';

/** What a founded bank needs before everybody sees it. */
export const bankNeeds = ['text', 'people', 'money'] as const;
export type BankNeed = (typeof bankNeeds)[number];

export interface FoundedBank {
  /** What it says in two sentences. */
  readonly description: { readonly bhs: string; readonly en: string };
  /** How many people it shows. */
  readonly people: number;
  /** Given to its fund so far. */
  readonly received: Fening;
}

/** What is still missing; a bank that lacks nothing is published (decision 109). */
export function missingOfBank({ description, people, received }: FoundedBank): BankNeed[] {
  const lacks: Readonly<Record<BankNeed, boolean>> = {
    text: description.bhs === '' || description.en === '',
    people: people === 0,
    money: received === 0,
  };
  return bankNeeds.filter((need) => lacks[need]);
}
