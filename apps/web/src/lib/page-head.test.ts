import { describe, expect, it } from 'vitest';
import { cutText, fourWords } from './page-head.tsx';

describe('cutText', () => {
  it('leaves short texts, without superfluous spaces', () => {
    expect(cutText('  Kino \n pod  nebom ')).toBe('Kino pod nebom');
  });

  it('cuts at a space to 160 characters with an ellipsis', () => {
    const cut = cutText(`${'riječ '.repeat(40)}`);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/riječ…$/);
  });

  it('cuts one long word', () => {
    expect(cutText('a'.repeat(300))).toBe(`${'a'.repeat(159)}…`);
  });
});

it('fourWords keeps four words', () => {
  expect(fourWords(' Kino  pod vedrim nebom u Tuzli')).toBe('Kino pod vedrim nebom');
});
