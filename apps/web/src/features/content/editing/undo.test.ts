import { expect, it } from 'vitest';
import { noSteps, type Steps, stepBack, stepForward, withStep } from './undo.ts';

const step = (field: string, before: string, after: string) => ({ field, before, after });
const typed = (): Steps<string> =>
  [
    [step('title', '', 'M'), 0],
    [step('title', 'M', 'Mo'), 300],
    [step('title', 'Mo', 'Most'), 2_000],
    [step('lead', '', 'x'), 2_100],
  ].reduce<Steps<string>>((now, [one, at]) => withStep(now, one as never, at as number), noSteps);

it('takes what was typed in one go back in one go', () => {
  expect(typed().done.map(({ before, after }) => `${before}>${after}`)).toEqual([
    '>Mo',
    'Mo>Most',
    '>x',
  ]);
});

it('takes what was no typing back one by one, however quickly it was done', () => {
  const steps = ['a', 'b', 'c'].reduce<Steps<string>>(
    (now, to, n) => withStep(now, step('blocks', 'xab'[n] ?? '', to), n, false),
    noSteps,
  );
  expect(steps.done).toHaveLength(3);
});

it('goes back and forth, and forgets what was undone once something new is written', () => {
  const [last, once] = stepBack(typed());
  expect(last).toMatchObject({ field: 'lead', before: '' });
  const [again, forth] = stepForward(once);
  expect(again).toMatchObject({ field: 'lead', after: 'x' });
  expect(forth.done).toHaveLength(3);
  expect(withStep(once, step('lead', '', 'y'), 9_000).undone).toEqual([]);
});

it('has nothing to take back where nothing was done', () => {
  expect(stepBack(noSteps)).toEqual([undefined, noSteps]);
  expect(stepForward(noSteps)).toEqual([undefined, noSteps]);
});
