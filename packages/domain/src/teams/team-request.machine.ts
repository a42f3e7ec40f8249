import { machine } from '../machine.ts';

/** Statuses of somebody who came through a team's link and asks to be let in. */
export const requestStatuses = ['waiting', 'admitted', 'refused', 'takenBack'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestEvents = ['admit', 'refuse', 'takeBack'] as const;
export type RequestEvent = (typeof requestEvents)[number];

export type RequestActor = 'owner' | 'asker';

/** As with an invitation. */
export type RequestGuard = 'teamOpen' | 'roomInTeam';

/**
 * - `joinTeam`: who asked becomes a member.
 * - `notifyAsker`: they hear what was answered.
 * - `notifyTeam`: the others hear who has come.
 */
export type RequestEffect = 'joinTeam' | 'notifyAsker' | 'notifyTeam';

export const teamRequestMachine = machine<
  RequestStatus,
  RequestEvent,
  RequestActor,
  RequestGuard,
  RequestEffect
>({
  waiting: {
    admit: {
      to: 'admitted',
      by: ['owner'],
      guards: ['teamOpen', 'roomInTeam'],
      effects: ['joinTeam', 'notifyAsker', 'notifyTeam'],
    },
    refuse: { to: 'refused', by: ['owner'], effects: ['notifyAsker'] },
    takeBack: { to: 'takenBack', by: ['asker'] },
  },
  admitted: {},
  refused: {},
  takenBack: {},
});
