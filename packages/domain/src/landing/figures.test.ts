import { describe, expect, it } from 'vitest';
import { fening } from '../money.ts';
import { rounded, tellingFigures } from './figures.ts';

const figures = { users: 1_000, projects: 50, invested: fening(250_000_00), partners: 10 };

describe('figures of the landing page', () => {
  it('are told once there are enough of each', () => {
    expect(tellingFigures(figures)).toEqual(figures);
  });

  it.each(['users', 'projects', 'invested', 'partners'] as const)(
    'are not told while there are too few %s',
    (name) => {
      expect(tellingFigures({ ...figures, [name]: figures[name] - 1 })).toBeNull();
    },
  );

  it.each([
    [0, 0],
    [7, 7],
    [10, 10],
    [99, 99],
    [537, 530],
    [12_847, 12_000],
    [2_580_000, 2_500_000],
  ])('say %d as %d', (count, said) => {
    expect(rounded(count)).toBe(said);
  });
});
