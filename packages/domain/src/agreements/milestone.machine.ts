import { machine } from '../machine.ts';
import { type AgreementActor, type AgreementEffect, answerers } from './agreement.policy.ts';

export const milestoneStates = ['planned', 'proven', 'accepted', 'returned'] as const;
export type MilestoneState = (typeof milestoneStates)[number];
export const milestoneEvents = ['prove', 'accept', 'return'] as const;
export type MilestoneEvent = (typeof milestoneEvents)[number];

/** `hasProof`: a file or words of what was done. */
export type MilestoneGuard = 'hasProof';

const prove = { to: 'proven', by: ['team'], guards: ['hasProof'], effects: ['tellBank'] } as const;

/** A step of the project: the team proves it, the bank accepts the proof or says what is missing. */
export const milestoneMachine = machine<
  MilestoneState,
  MilestoneEvent,
  AgreementActor,
  MilestoneGuard,
  AgreementEffect
>({
  planned: { prove },
  proven: {
    accept: { to: 'accepted', by: answerers, effects: ['tellTeam'] },
    return: { to: 'returned', by: answerers, reason: 'required', effects: ['tellTeam'] },
  },
  accepted: {},
  returned: { prove },
});
