import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { isOver } from '../../features/dashboard/public.ts';

/** Tabs by their place in the address (specification §2.1). */
export const tabs = ['sve', 'nacrti', 'poslane', 'odobrene', 'u-toku', 'zavrsene'] as const;
export type Tab = (typeof tabs)[number];

const tabOfStatus: Readonly<Record<ApplicationStatus, Exclude<Tab, 'sve'>>> = {
  draft: 'nacrti',
  submitted: 'poslane',
  pending: 'poslane',
  approved: 'odobrene',
  pobjednik: 'odobrene',
  published: 'odobrene',
  crowdfunding: 'u-toku',
  contract_signed: 'u-toku',
  implementation: 'u-toku',
  completed: 'zavrsene',
  rejected: 'zavrsene',
  withdrawn: 'zavrsene',
};

/** A draft that came too late is over, too. */
export const tabOf = (one: MyApplication, now: number): Exclude<Tab, 'sve'> =>
  isOver(one, now) ? 'zavrsene' : tabOfStatus[one.status];
