import { describe, expect, it } from 'vitest';
import { cardPath, mailAddress, networks } from './share.ts';

const url = 'https://zamah.ba/canvas-narandzasti-pregled/kino?a=1&b=2';

describe('sharing', () => {
  it('brings the whole link to each network', () => {
    for (const { address } of networks) {
      const query = new URL(address(url, 'Kino & co')).searchParams;
      expect([...query.values()].join(' ')).toContain(url);
    }
  });

  it('leads readers of a call there by the name of the network, and nobody else', () => {
    const call = { card: { type: 'call-blue', id: 'kino' } } as const;
    expect(networks.map(({ source }) => cardPath(call, source))).toContain(
      '/share/call-blue/kino?izvor=facebook',
    );
    const project = { card: { type: 'orange-grant', id: 'kino' } } as const;
    expect(cardPath(project, 'facebook')).toBe('/share/orange-grant/kino');
  });

  it('writes a letter with the link', () => {
    const letter = new URL(mailAddress(url, 'Kino & co', 'Šest večeri'));
    expect(letter.searchParams.get('subject')).toBe('Kino & co');
    expect(letter.searchParams.get('body')).toBe(`Šest večeri\n\n${url}`);
  });
});
