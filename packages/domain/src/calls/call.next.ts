import type { CallEvent, CallStatus } from './call.machine.ts';

/** What a call's staff does next with it. */
export type CallStep = 'fill' | 'publish' | 'publishChanges' | 'decide' | 'announce' | 'archive';

export interface CallProgress {
  readonly status: CallStatus;
  /** How many things stand in the way of publishing. */
  readonly missing: number;
  readonly unpublishedChanges: boolean;
  readonly received: number;
  readonly decided: number;
  readonly canManage: boolean;
  /** Moves that the reader may ask for. */
  readonly actions: readonly CallEvent[];
}

/** The next step that this reader can take; null where the call waits for time or for others. */
export function nextCallStep(call: CallProgress): CallStep | null {
  const { status, missing, unpublishedChanges, received, decided, canManage, actions } = call;
  const may = (event: CallEvent) => actions.includes(event);
  if (status === 'draft') {
    if (!canManage) return null;
    return missing > 0 ? 'fill' : 'publish';
  }
  if (unpublishedChanges && canManage && status !== 'archived') {
    return missing > 0 ? 'fill' : 'publishChanges';
  }
  if ((status === 'closed' || status === 'deciding') && received > 0) {
    if (!may('announce')) return null;
    return decided < received ? 'decide' : 'announce';
  }
  return (status === 'closed' || status === 'decided') && may('archive') ? 'archive' : null;
}
