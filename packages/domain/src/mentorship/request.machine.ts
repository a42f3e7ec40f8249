import { type Machine, machine, type Transition } from '../machine.ts';

/** Specification §4, "Mentorship status". */
export const requestStatuses = ['open', 'claimed', 'in_progress', 'resolved', 'archived'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestEvents = ['reopen', 'claim', 'begin', 'resolve', 'archive', 'assign'] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** `board`: any member of the review board; `claimer`: the one who has claimed it. */
export type RequestActor = 'board' | 'claimer' | 'voditelj' | 'savjetnik';

/**
 * - `takeClaim`: whoever moves it is its mentor, unless it has one.
 * - `giveClaim`: the named mentor is its mentor from now on.
 * - `clearClaim`: nobody is.
 * - `runClock`: the mentor owes an answer from now on. `stopClock`: nobody owes any.
 * - `tellTeam`: who takes care of it, or that it is settled. `tellMentor`: that it is now theirs.
 * - `tellBoard`: that somebody is wanted for it.
 */
export type RequestEffect =
  | 'takeClaim'
  | 'giveClaim'
  | 'clearClaim'
  | 'runClock'
  | 'stopClock'
  | 'tellTeam'
  | 'tellMentor'
  | 'tellBoard';

type Row = Transition<RequestStatus, RequestActor, never, RequestEffect>;

const deciders = ['claimer', 'voditelj', 'savjetnik'] as const;

const reopen: Row = { to: 'open', by: deciders, effects: ['clearClaim', 'runClock', 'tellBoard'] };
const begin: Row = { to: 'in_progress', by: deciders };
const resolve: Row = { to: 'resolved', by: deciders, effects: ['stopClock', 'tellTeam'] };
const archive: Row = { to: 'archived', by: deciders, effects: ['stopClock'] };
const claim: Row = { to: 'claimed', by: deciders, effects: ['takeClaim'] };
const assigned = { by: deciders, effects: ['giveClaim', 'tellMentor', 'tellTeam'] } as const;

/** From the end back to work: the clock runs again. */
const again = (row: Row): Row => ({ ...row, effects: [...(row.effects ?? []), 'runClock'] });

/** A request for mentorship: no order is enforced but that an unclaimed one is claimed first come. */
export const requestMachine: Machine<
  RequestStatus,
  RequestEvent,
  RequestActor,
  never,
  RequestEffect
> = machine<RequestStatus, RequestEvent, RequestActor, never, RequestEffect>({
  open: {
    claim: { to: 'claimed', by: ['board'], effects: ['takeClaim', 'tellTeam'] },
    assign: { to: 'claimed', ...assigned },
    begin,
    resolve,
    archive,
  },
  claimed: { reopen, assign: { to: 'claimed', ...assigned }, begin, resolve, archive },
  in_progress: {
    reopen,
    claim,
    assign: { to: 'in_progress', ...assigned },
    resolve,
    archive,
  },
  resolved: { reopen, claim: again(claim), begin: again(begin), archive },
  archived: { reopen, claim: again(claim), begin: again(begin), resolve },
});

/** The event that sets a status, as the calls name it. */
export const eventFor: Readonly<Record<RequestStatus, RequestEvent>> = {
  open: 'reopen',
  claimed: 'claim',
  in_progress: 'begin',
  resolved: 'resolve',
  archived: 'archive',
};

/** Whether messages can still be sent (specification §4). */
export const isTalking = (status: RequestStatus): boolean =>
  status !== 'resolved' && status !== 'archived';
