import type { DeskTaskKind, DutyKind } from '@app/domain/bank-desk/desk.tasks';

/** What one does with duties of several kinds, in the order of the work. */
export const dutyActs = [
  'ocijeni',
  'odluci',
  'potpisi',
  'isplati',
  'pregledaj',
  'zatvori',
] as const;
export type DutyAct = (typeof dutyActs)[number];

const acts: Readonly<Record<DutyKind, DutyAct>> = {
  score: 'ocijeni',
  decide: 'odluci',
  announce: 'odluci',
  campaignMissed: 'odluci',
  prepare: 'potpisi',
  check: 'potpisi',
  sign: 'potpisi',
  start: 'potpisi',
  payee: 'isplati',
  pay: 'isplati',
  payout: 'odluci',
  shortfall: 'odluci',
  dueDay: 'pregledaj',
  proof: 'pregledaj',
  receipt: 'pregledaj',
  report: 'pregledaj',
  complete: 'zatvori',
};

/** Nothing for what is nobody's of the bank. */
export const actOf = (kind: DeskTaskKind): DutyAct | undefined =>
  kind in acts ? acts[kind as DutyKind] : undefined;
