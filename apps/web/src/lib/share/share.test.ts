import { describe, expect, it } from 'vitest';
import { mailAddress, networks, shareText } from './share.ts';

const url = 'https://zamah.ba/canvas-narandzasti-pregled/kino?a=1&b=2';

describe('sharing', () => {
  it('cuts the text at 140 characters, 137 and an ellipsis', () => {
    expect(shareText('x'.repeat(140))).toBe('x'.repeat(140));
    expect(shareText('x'.repeat(141))).toBe(`${'x'.repeat(137)}...`);
    expect(shareText('  a\n b ')).toBe('a b');
  });

  it('brings the whole link to each network', () => {
    for (const { address } of networks) {
      const query = new URL(address(url, 'Kino & co')).searchParams;
      expect([...query.values()].join(' ')).toContain(url);
    }
  });

  it('writes a letter with the link', () => {
    const letter = new URL(mailAddress(url, 'Kino & co', 'Šest večeri'));
    expect(letter.searchParams.get('subject')).toBe('Kino & co');
    expect(letter.searchParams.get('body')).toBe(`Šest večeri\n\n${url}`);
  });
});
