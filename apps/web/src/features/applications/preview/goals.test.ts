import { describe, expect, it } from 'vitest';
import { goalsOf } from './goals.ts';

describe('the goals of a project', () => {
  it('come with the targets that were chosen of them', () => {
    const goals = goalsOf({ selectedSdgs: [11, 1], selectedSdgSubcategories: ['11.7', '1.1'] });
    expect(goals.map(({ number }) => number)).toEqual([11, 1]);
    expect(goals[0]?.name.en).toBe('Sustainable cities and communities');
    expect(goals.map(({ targets }) => targets.map(({ code }) => code))).toEqual([
      ['11.7'],
      ['1.1'],
    ]);
    expect(goals[0]?.targets[0]?.name).not.toBeNull();
  });

  it('are none if none were chosen; a target nobody knows stays a number', () => {
    expect(goalsOf({ selectedSdgs: [], selectedSdgSubcategories: ['11.7'] })).toEqual([]);
    const [goal] = goalsOf({ selectedSdgs: [4], selectedSdgSubcategories: ['4.z'] });
    expect(goal?.targets).toEqual([{ code: '4.z', name: null }]);
  });
});
