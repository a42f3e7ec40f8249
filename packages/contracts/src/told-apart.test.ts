import { expect, it } from 'vitest';
import { toldApart } from './text-language.ts';
import { slimFrancData } from './told-apart.ts';

it('leaves of the data of all languages those that are told apart', async () => {
  const slim = await slimFrancData();
  expect(slim.length).toBeLessThan(10_000);
  const { data } = await import(`data:text/javascript,${encodeURIComponent(slim)}`);
  const kept = Object.values<object>(data).flatMap((languages) => Object.keys(languages));
  expect([...new Set(kept)].sort()).toEqual([...toldApart].sort());
});
