import { expect, it } from 'vitest';
import { publicStatuses } from './application.machine.ts';
import { statusesOfStage } from './project-stage.ts';

it('every public status belongs to one stage', () => {
  expect(Object.values(statusesOfStage).flat().sort()).toEqual([...publicStatuses].sort());
});
