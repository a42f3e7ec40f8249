import { toldApart } from '@app/messages/text-language';
import { expect, it } from 'vitest';
import { slimFrancData } from './told-apart.mjs';

it('leaves of the data of all languages those that are told apart', async () => {
  const file = new URL('../../node_modules/franc/data.js', import.meta.url).pathname;
  const slim = await slimFrancData(file);
  expect(slim.length).toBeLessThan(10_000);
  const { data } = await import(`data:text/javascript,${encodeURIComponent(slim)}`);
  const kept = Object.values(data).flatMap((languages) => Object.keys(languages));
  expect([...new Set(kept)].sort()).toEqual([...toldApart].sort());
});
