import type { DeskTaskKind, DutyKind } from '@app/domain/bank-desk/desk.tasks';

/** What one does with duties of several kinds, in the order of the work. */
export const dutyActs = [
  'ocijeni',
  'odluci',
  'objavi',
  'potpisi',
  'isplati',
  'pregledaj',
  'odgovori',
  'zatvori',
] as const;
export type DutyAct = (typeof dutyActs)[number];

const acts: Readonly<Record<DutyKind, DutyAct>> = {
  score: 'ocijeni',
  decide: 'odluci',
  announce: 'objavi',
  campaign: 'objavi',
  publish: 'objavi',
  campaignMissed: 'odluci',
  prepare: 'potpisi',
  check: 'potpisi',
  sign: 'potpisi',
  start: 'potpisi',
  payee: 'isplati',
  pay: 'isplati',
  payout: 'odluci',
  shortfall: 'odluci',
  dueDay: 'odgovori',
  proof: 'pregledaj',
  receipt: 'pregledaj',
  report: 'pregledaj',
  complete: 'zatvori',
  refund: 'odluci',
  ticket: 'odgovori',
};

/** Nothing for what is nobody's of the bank. */
export const actOf = (kind: DeskTaskKind): DutyAct | undefined =>
  kind in acts ? acts[kind as DutyKind] : undefined;
