import { expect, it } from 'vitest';
import { applicationStatuses } from '../applications/application.machine.ts';
import { deskStages, statusesOfDeskStage } from './desk.stages.ts';

it('every status is in one stage', () => {
  const statuses = deskStages.flatMap((stage): string[] => [...statusesOfDeskStage[stage]]);
  expect(statuses.sort()).toEqual([...applicationStatuses].sort());
});
