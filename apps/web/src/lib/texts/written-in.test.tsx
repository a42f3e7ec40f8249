import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { WrittenIn, WrittenInShort } from './written-in.tsx';

const bosnian = 'Klupe koje smo sami napravili, na putu kojim svi idu pješke.';
const english = 'Benches that we have made ourselves, along the way to the school.';

it.each([
  [bosnian, 'en', 'The team wrote this page in Bosnian. · in Bosnian'],
  [english, 'bhs', 'Tim je ovu stranicu napisao na engleskom. · na engleskom'],
  [bosnian, 'bhs', ''],
  [english, 'en', ''],
  ['Hor Solana', 'en', ''],
] as const)('“%s” read in %s says: %s', (text, language, words) => {
  show(
    <>
      <WrittenIn text={text} />
      <WrittenInShort text={text} />
    </>,
    { language },
  );
  expect(document.querySelector('body > div')?.textContent).toBe(words);
});
