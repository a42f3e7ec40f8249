import type { ApplicationStatus } from '@app/domain/applications/application.machine';

/** Whether the campaign stands beside the project (specification §2.12). */
export const showsCampaign = (status: ApplicationStatus): boolean =>
  status === 'crowdfunding' || status === 'approved';
