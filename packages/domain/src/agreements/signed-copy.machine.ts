import { machine } from '../machine.ts';
import { type AgreementActor, type AgreementEffect, answerers } from './agreement.policy.ts';

export const signedCopyStates = ['draft', 'sent', 'returned', 'confirmed', 'superseded'] as const;
export type SignedCopyState = (typeof signedCopyStates)[number];
/** `replace`: the team sends another. `outdate`: the text that was signed is another now. */
export const signedCopyEvents = [
  'send',
  'replace',
  'confirm',
  'return',
  'reopen',
  'outdate',
] as const;
export type SignedCopyEvent = (typeof signedCopyEvents)[number];

/** A copy that counts: one at a time. */
export const standingCopyStates = ['sent', 'confirmed'] as const satisfies SignedCopyState[];

const outdate = { to: 'superseded', by: ['team', ...answerers] } as const;

/** A copy that the team signed: none that was sent is ever taken away (decision 092). */
export const signedCopyMachine = machine<
  SignedCopyState,
  SignedCopyEvent,
  AgreementActor,
  never,
  AgreementEffect
>({
  draft: { send: { to: 'sent', by: ['team'], effects: ['tellBank'] } },
  sent: {
    replace: { to: 'superseded', by: ['team'] },
    confirm: { to: 'confirmed', by: answerers, effects: ['tellTeam'] },
    return: { to: 'returned', by: answerers, reason: 'required', effects: ['tellTeam'] },
    outdate,
  },
  returned: {},
  confirmed: { reopen: { to: 'sent', by: answerers, effects: ['tellTeam'] }, outdate },
  superseded: {},
});
