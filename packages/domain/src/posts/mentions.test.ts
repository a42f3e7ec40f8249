import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mentionsIn, withoutMentions } from './mentions.ts';

const text = 'Hvala @Emir Delić na alatu, i @Ana Kos na kafi.';
const emir = { userId: 'e', name: 'Emir Delić', position: 6 };
const ana = { userId: 'a', name: 'Ana Kos', position: 30 };

it('holds what stands there, in the order of the text', () => {
  expect(mentionsIn(text, [ana, emir])).toEqual([emir, ana]);
});

it.each([
  ['a name that is not there', { ...emir, name: 'Adnan' }],
  ['a place that is another', { ...emir, position: 7 }],
  ['a place behind the end', { ...emir, position: 4000 }],
])('leaves out %s', (_, mention) => {
  expect(mentionsIn(text, [mention])).toEqual([]);
});

it('leaves out who overlaps another', () => {
  expect(
    mentionsIn('@Ana Kos', [
      { ...ana, position: 0 },
      { userId: 'x', name: 'Ana', position: 0 },
    ]),
  ).toHaveLength(1);
});

it('takes a name out, and the others stand where they stand then', () => {
  const found = withoutMentions(text, [emir, ana], (id) => id === 'e');
  expect(found.text).toBe('Hvala @… na alatu, i @Ana Kos na kafi.');
  expect(found.mentions).toEqual([{ ...ana, position: 21 }]);
});

it('whoever is left out is not named by any mention; the others stay held', () => {
  const part = fc.record({
    before: fc.string({ maxLength: 8 }).map((said) => said.replaceAll('@', '')),
    name: fc.constantFrom('Ana Kos', 'Emir Delić', 'Šćepan Đ.'),
    isOut: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      let said = '';
      const mentions = parts.map(({ before, name, isOut }) => {
        said += before;
        const mention = { userId: isOut ? 'out' : 'in', name, position: said.length };
        said += `@${name}`;
        return mention;
      });
      const kept = withoutMentions(said, mentions, (id) => id === 'out');
      const inside = mentions.filter(({ userId }) => userId === 'in');
      expect(kept.mentions.map(({ name }) => name)).toEqual(inside.map(({ name }) => name));
      expect(mentionsIn(kept.text, kept.mentions)).toEqual(kept.mentions);
      expect(kept.text.split('@…')).toHaveLength(mentions.length - inside.length + 1);
    }),
  );
});
