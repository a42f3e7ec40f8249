import type { ApplicationStatus } from '../applications/application.machine.ts';

/** How far an application has come, as a bank's desk sorts them; the last three are set apart. */
export const deskStages = [
  'sent',
  'returned',
  'approved',
  'raising',
  'running',
  'completed',
  'rejected',
  'withdrawn',
  'draft',
] as const;
export type DeskStage = (typeof deskStages)[number];

export const statusesOfDeskStage = {
  sent: ['submitted'],
  returned: ['pending'],
  approved: ['approved', 'pobjednik', 'published'],
  raising: ['crowdfunding'],
  running: ['contract_signed', 'implementation'],
  completed: ['completed'],
  rejected: ['rejected'],
  withdrawn: ['withdrawn'],
  draft: ['draft'],
} as const satisfies Record<DeskStage, readonly ApplicationStatus[]>;

/** Applications of a stage are counted to this many: counting goes through each of them. */
export const deskCountedTo = 200;
