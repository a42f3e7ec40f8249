import { machine } from '../machine.ts';
import type { StaffRole } from '../permissions/permissions.ts';

/**
 * Statuses of a call, in the order of its life. What readers are told (`coming`, `open`, `closed`)
 * follows from its times alone, at the very moment; the status follows with what happens then.
 */
export const callStatuses = [
  'draft',
  'scheduled',
  'open',
  'closed',
  'deciding',
  'decided',
  'archived',
] as const;
export type CallStatus = (typeof callStatuses)[number];

export const callEvents = [
  'publish',
  'unpublish',
  'open',
  'close',
  'reopen',
  'startDeciding',
  'announce',
  'archive',
] as const;
export type CallEvent = (typeof callEvents)[number];

/** `clock`: time passing. `obAdmin`: as a bank's staff in what concerns the call, not its decisions. */
export type CallActor = 'clock' | 'obAdmin' | StaffRole;

/**
 * - `nothingMissing`: everything that readers and teams need is there.
 * - `closesAhead`: its end lies ahead.
 * - `nobodyBegan`: no application has been begun.
 * - `openingReached`, `closingReached`: the moment has come.
 * - `everythingDecided`: no submitted application waits for a decision.
 * - `extensionsOver`: no team still has time that it was given beyond the end.
 */
export type CallGuard =
  | 'nothingMissing'
  | 'closesAhead'
  | 'nobodyBegan'
  | 'openingReached'
  | 'closingReached'
  | 'everythingDecided'
  | 'extensionsOver';

/**
 * What happens with a move besides its status, history and audit entry.
 *
 * - `notifyFollowers`: whoever asked to be told when a call opens.
 * - `notifyBoardClosed`: the bank's board, how much there is to read.
 * - `notifyDrafts`: teams with a draft, that they have time again.
 * - `announceDecisions`: every team hears at once what was decided.
 */
export type CallEffect =
  | 'notifyFollowers'
  | 'notifyBoardClosed'
  | 'notifyDrafts'
  | 'announceDecisions';

const managers = ['obAdmin', 'koordinator', 'voditelj', 'menadzer'] as const;
const deciders = ['koordinator', 'voditelj', 'savjetnik'] as const;

const announce = {
  to: 'decided',
  by: deciders,
  guards: ['everythingDecided', 'extensionsOver'],
  effects: ['announceDecisions'],
} as const;

const reopen = {
  to: 'open',
  by: managers,
  reason: 'required',
  guards: ['closesAhead'],
  effects: ['notifyDrafts'],
} as const;

/**
 * The only way in which a call changes its status. ADMIN and global_admin act as all of the bank's
 * staff.
 */
export const callMachine = machine<CallStatus, CallEvent, CallActor, CallGuard, CallEffect>({
  draft: {
    publish: { to: 'scheduled', by: managers, guards: ['nothingMissing', 'closesAhead'] },
    archive: { to: 'archived', by: managers, guards: ['nobodyBegan'] },
  },
  scheduled: {
    unpublish: { to: 'draft', by: managers, reason: 'required', guards: ['nobodyBegan'] },
    open: {
      to: 'open',
      by: ['clock'],
      guards: ['openingReached'],
      effects: ['notifyFollowers'],
    },
  },
  open: {
    close: {
      to: 'closed',
      by: ['clock'],
      guards: ['closingReached'],
      effects: ['notifyBoardClosed'],
    },
  },
  closed: {
    reopen,
    startDeciding: { to: 'deciding', by: deciders },
    announce,
    archive: { to: 'archived', by: managers, guards: ['nobodyBegan'] },
  },
  deciding: { announce },
  decided: { reopen, archive: { to: 'archived', by: managers } },
  archived: {},
});

/** Statuses in which nobody but the bank's people sees a call in lists. */
export const unlistedStatuses = ['draft', 'archived'] as const satisfies readonly CallStatus[];
