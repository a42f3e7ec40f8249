import { describe, expect, it } from 'vitest';
import { mentionedIn } from './comment.ts';

describe('whom a comment mentions', () => {
  const names = ['Amina Hodžić', 'Amina Hodžić Begić', 'Ćazim Đulić', 'Ana'];

  it.each([
    ['@Amina Hodžić, pogledaj', ['Amina Hodžić']],
    ['Pitaj @Amina Hodžić Begić.', ['Amina Hodžić Begić']],
    ['@ćazim đulić i (@ANA)', ['Ćazim Đulić', 'Ana']],
    ['@Ana @Ana', ['Ana']],
    ['@Anamarija i Ana', []],
    ['amina@hodzic.ba', []],
    ['@', []],
  ])('%s', (text, expected) => {
    expect(mentionedIn(text, names)).toEqual(expected);
  });

  it('is nobody where nobody has a name', () => {
    expect(mentionedIn('@ svi', ['', ''])).toEqual([]);
  });
});
