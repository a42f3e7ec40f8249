import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  chooseCustom,
  choosePreset,
  chosenAmount,
  firstChoice,
  presets,
} from './amount.ts';

describe('the choice of an amount', () => {
  it('offers 10, 20 and 50 KM', () => {
    expect(presets).toEqual([10, 20, 50]);
  });

  it('an own amount clears the preset, a preset the own amount', () => {
    expect(chooseCustom(35, '35')).toEqual({ preset: null, custom: 35, text: '35' });
    expect(choosePreset(50)).toEqual({ preset: 50, custom: null, text: '' });
    expect(chosenAmount(choosePreset(50))).toBe(50);
    expect(chosenAmount(chooseCustom(12.5, '12,5'))).toBe(12.5);
    expect(chosenAmount(chooseCustom(null, ''))).toBeNull();
  });

  it('proposes 20 KM where there is room for it', () => {
    expect(firstChoice(540).preset).toBe(20);
    expect(firstChoice(20).preset).toBe(20);
    expect(firstChoice(19.99).preset).toBeNull();
  });
});

describe('what is wrong with an amount', () => {
  it.each([
    [choosePreset(20), 540, null],
    [chooseCustom(540, '540'), 540, null],
    [chooseCustom(1, '1'), 540, null],
    [chooseCustom(0.99, '0,99'), 540, 'tooSmall'],
    [chooseCustom(540.01, '540,01'), 540, 'exceedsGoal'],
    [chooseCustom(600, '600'), 540, 'exceedsGoal'],
    [choosePreset(10), 0, 'held'],
    [chooseCustom(0, '0'), 540, 'notPositive'],
    [chooseCustom(null, ''), 540, 'choose'],
    [chooseCustom(null, '  '), 540, 'choose'],
    [chooseCustom(null, 'dvadeset'), 540, 'unreadable'],
    [chooseCustom(1.005, '1,005'), 540, 'unreadable'],
  ] as const)('%o with room for %d KM: %s', (choice, available, problem) => {
    expect(amountProblem(choice, available, 1)).toBe(problem);
  });
});
