import type { ApplicationEvent } from '@app/domain/applications/application.machine';

/** Events that are asked for on the desk. */
export type DeskEvent = Extract<
  ApplicationEvent,
  'approve' | 'declareWinner' | 'reject' | 'returnForChanges' | 'publish' | 'startCampaign'
>;
