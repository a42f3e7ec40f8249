import { describe, expect, it } from 'vitest';
import { mailAddress, networks } from './share.ts';

const url = 'https://zamah.ba/canvas-narandzasti-pregled/kino?a=1&b=2';

describe('sharing', () => {
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
