import { describe, expect, it } from 'vitest';
import { firstAddress, partsOf, placedMentions, searchedMention } from './content.ts';

const emir = { userId: '1', name: 'Emir Delić' };
const namesake = { userId: '2', name: 'Emir Delić' };
const short = { userId: '3', name: 'Emir' };

describe('who is mentioned in a post', () => {
  it('stands where the text says so, the longer of two names first', () => {
    const text = 'Hvala @Emir Delić, i @Emir!';
    expect(placedMentions(text, [short, emir])).toEqual([
      { ...emir, position: 6 },
      { ...short, position: 21 },
    ]);
  });

  it('is told from a namesake by the order, and is nobody once the name is changed', () => {
    const text = '@Emir Delić i @Emir Delić, ne @Emir Delićev';
    expect(placedMentions(text, [emir, namesake]).map(({ userId }) => userId)).toEqual(['1', '2']);
    expect(placedMentions('Hvala Emir Delić', [emir])).toEqual([]);
  });

  it('is searched while a name is typed, and no more once one stands or a sentence goes on', () => {
    expect(searchedMention('em', [emir])).toBe('em');
    expect(searchedMention('', [])).toBe('');
    expect(searchedMention('Emir Delić na alatu', [emir])).toBeNull();
    expect(searchedMention('ovo više nije nečije ime', [])).toBeNull();
    expect(searchedMention(null, [])).toBeNull();
  });
});

describe('a text in parts', () => {
  it('links people and addresses, and keeps every letter', () => {
    const text =
      'Hej @Emir Delić, vidi www.zamah.ba/poziv(1). I https://primjer.ba/a?b=1, pa @Emir.';
    const mentions = [{ ...emir, position: 4 }];
    const parts = partsOf(text, mentions);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ kind }) => kind !== 'text')).toEqual([
      { kind: 'mention', text: '@Emir Delić', userId: '1' },
      { kind: 'link', text: 'www.zamah.ba/poziv(1)', url: 'https://www.zamah.ba/poziv(1)' },
      { kind: 'link', text: 'https://primjer.ba/a?b=1', url: 'https://primjer.ba/a?b=1' },
    ]);
  });

  it('does not link what the text no longer says', () => {
    expect(partsOf('Hvala svima', [{ ...emir, position: 6 }])).toEqual([
      { kind: 'text', text: 'Hvala svima' },
    ]);
  });

  it.each([
    ['(vidi https://primjer.ba/a)', 'https://primjer.ba/a'],
    ['javascript:alert(1) i http://localhost', null],
    ['www.zamah.ba!', 'https://www.zamah.ba'],
    ['bez adrese', null],
  ])('%s', (text, found) => {
    expect(firstAddress(text)).toBe(found);
  });
});
