import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toldApart } from '../../packages/messages/src/text-language.ts';
import { francData, slimFrancData } from './told-apart.ts';

const file = fileURLToPath(import.meta.resolve('franc/data.js'));

it('leaves of the data of all languages those that are told apart', async () => {
  expect(file).toMatch(francData);
  const slim = await slimFrancData(file);
  expect(slim.length).toBeLessThan(10_000);
  const { data } = await import(`data:text/javascript,${encodeURIComponent(slim)}`);
  const kept = Object.values<object>(data).flatMap((languages) => Object.keys(languages));
  expect([...new Set(kept)].sort()).toEqual([...toldApart].sort());
});
