export const callKinds = ['orange', 'blue'] as const;

export const callStates = ['coming', 'open', 'closed'] as const;
export type CallState = (typeof callStates)[number];

/** When a call takes applications: from `opensAt`, until just before `closesAt`. */
export interface CallWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

export function callState(call: CallWindow, now: Date): CallState {
  if (now < call.opensAt) return 'coming';
  return now < call.closesAt ? 'open' : 'closed';
}
