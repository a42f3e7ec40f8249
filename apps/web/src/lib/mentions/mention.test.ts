import { describe, expect, it } from 'vitest';
import { mentionAt, mentionParts, suggested, withMention } from './mention.ts';

describe('mentioning somebody', () => {
  it.each([
    ['@', ''],
    ['Pitaj @Am', 'Am'],
    ['(@Amina Ho', 'Amina Ho'],
    ['amina@', null],
    ['@Amina, i', null],
    ['bez', null],
  ])('%s', (text, typed) => {
    expect(mentionAt(text, text.length)).toBe(typed);
  });

  it('puts the name where it was begun, and goes on behind it', () => {
    const text = 'Pitaj @am o tome';
    const done = withMention(text, 'Pitaj @am'.length, 'Amina Hodžić');
    expect(done.text).toBe('Pitaj @Amina Hodžić o tome');
    expect(done.text.slice(done.place)).toBe('o tome');
  });

  it('finds names by any of their words, without marks', () => {
    const people = [{ name: 'Amina Hodžić' }, { name: 'Đorđe Ćosić' }, { name: 'Ana Marić' }];
    const names = (typed: string) => suggested(people, typed).map(({ name }) => name);
    expect(names('cos')).toEqual(['Đorđe Ćosić']);
    expect(names('a')).toEqual(['Amina Hodžić', 'Ana Marić']);
    expect(names('')).toHaveLength(3);
    expect(names('Amina Hodžić ')).toEqual([]);
  });

  it('is seen in the text, the longer of two names first', () => {
    const names = ['Ana', 'Ana Marić'];
    const parts = mentionParts('Hej @ana marić i @Ana, a ne @Anamarija.', names);
    expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
      '@ana marić',
      '@Ana',
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('Hej @ana marić i @Ana, a ne @Anamarija.');
    expect(mentionParts('x', [])).toEqual([{ text: 'x', isMention: false }]);
  });
});
