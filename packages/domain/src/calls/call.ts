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

/**
 * Whether decisions of a call wait for its end, so that all applications are measured alike
 * (decision 090). A call whose decisions roll says so from the beginning.
 */
export const waitsForEnd = (
  call: CallWindow & { readonly rollingDecisions: boolean },
  now: Date,
): boolean => !call.rollingDecisions && callState(call, now) !== 'closed';
