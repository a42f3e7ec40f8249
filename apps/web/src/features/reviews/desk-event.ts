import type { ApplicationEvent } from '@app/domain/applications/application.machine';

export type DeskEvent = Extract<
  ApplicationEvent,
  | 'approve'
  | 'declareWinner'
  | 'reject'
  | 'returnForChanges'
  | 'publish'
  | 'startCampaign'
  | 'reopenDecision'
>;
