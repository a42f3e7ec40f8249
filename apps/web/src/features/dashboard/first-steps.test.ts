import { expect, it } from 'vitest';
import { firstSteps, stepsLeft } from './first-steps.ts';

const nothing = {
  isOnboarded: false,
  hasPicture: false,
  skills: 0,
  connections: 0,
  applications: 0,
};

it('asks a newcomer for what they left for later, a picture, three skills, one connection and one call, and for none of it twice', () => {
  expect(stepsLeft(nothing)).toEqual(firstSteps);
  expect(stepsLeft({ ...nothing, skills: 2 })).toContain('skills');
  expect(stepsLeft({ ...nothing, hasPicture: true, skills: 3 })).toEqual([
    'basics',
    'connection',
    'call',
  ]);
  const all = { isOnboarded: true, hasPicture: true, skills: 3, connections: 1, applications: 1 };
  expect(stepsLeft(all)).toEqual([]);
});
