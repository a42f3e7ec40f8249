import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('plain text', () => {
  it('is one line with single spaces', () => {
    expect(plainLine('  Vodila \t ekipu\r\nod  pet\u2028ljudi ')).toBe('Vodila ekipu od pet ljudi');
  });

  it('composes letters, so that č typed in two ways is the same', () => {
    expect(plainLine('c\u030cekic\u0301')).toBe('čekić');
  });

  it.each([
    ['what turns the direction of reading', 'ime\u202egpj.exe'],
    ['spaces of no width', 'im\u200bee'],
    ['controls', 'im\u0000e\u0007'],
    ['marks of byte order', '\ufeffime'],
  ])('drops %s', (_name, text) => {
    expect(plainLine(text)).toMatch(/^[a-z.]+$/);
  });

  it('leaves letters, marks and emoji of every script', () => {
    for (const text of ['Đorđe Žižić', 'Иван', '李雷', '👩‍💻 razvoj', '<b>nije</b> & "ništa"']) {
      expect(plainLine(text)).toBe(text);
    }
  });

  it('keeps lines and at most one empty line between them', () => {
    expect(plainText('\n\nPrvi \r\n\r\n\r\n\r\ndrugi\rtreći\n \n')).toBe('Prvi\n\ndrugi\ntreći');
  });
});
