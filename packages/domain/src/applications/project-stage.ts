import type { publicStatuses } from './application.machine.ts';

/** How far a supported project has come, as everybody may know it. */
export const projectStages = ['approved', 'raising', 'running', 'completed'] as const;
export type ProjectStage = (typeof projectStages)[number];

export const statusesOfStage = {
  approved: ['approved', 'published', 'contract_signed'],
  raising: ['crowdfunding'],
  running: ['implementation'],
  completed: ['completed'],
} as const satisfies Record<ProjectStage, readonly (typeof publicStatuses)[number][]>;
