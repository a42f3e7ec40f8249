import { machine } from '../machine.ts';

/**
 * What a bank does beside an agreement. `payout`: money that no instalment of a signed agreement
 * covers. `shortfall`: the project is closed though money was paid for which there is no trace.
 */
export const exceptionKinds = ['payout', 'shortfall'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const exceptionStates = [
  'proposed',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
  'takenBack',
] as const;
export type ExceptionState = (typeof exceptionStates)[number];
export const exceptionEvents = ['accept', 'refuse', 'withdraw', 'expire', 'takeBack'] as const;
export type ExceptionEvent = (typeof exceptionEvents)[number];

/** `second`: whoever has the right and did not propose it. `clock`: the passing of time. */
export type ExceptionActor = 'proposer' | 'second' | 'payer' | 'clock';

/** `inTime`: it has not expired. */
export type ExceptionGuard = 'inTime';
/** `payOut`: the payout is written into the ledger with both names. */
export type ExceptionEffect = 'payOut' | 'tellProposer';

/** Days after which nobody can accept it any more. */
export const exceptionDays = 14;
/** Letters that a reason has at least: it stays in the ledger. */
export const exceptionReasonAtLeast = 40;

/** One proposes with a reason, another decides (decision 087). */
export const exceptionMachine = machine<
  ExceptionState,
  ExceptionEvent,
  ExceptionActor,
  ExceptionGuard,
  ExceptionEffect
>({
  proposed: {
    accept: {
      to: 'accepted',
      by: ['second'],
      guards: ['inTime'],
      effects: ['payOut', 'tellProposer'],
    },
    refuse: { to: 'refused', by: ['second'], reason: 'required', effects: ['tellProposer'] },
    withdraw: { to: 'withdrawn', by: ['proposer'] },
    expire: { to: 'expired', by: ['clock'], effects: ['tellProposer'] },
  },
  accepted: { takeBack: { to: 'takenBack', by: ['payer'] } },
  refused: {},
  withdrawn: {},
  expired: {},
  takenBack: {},
});
