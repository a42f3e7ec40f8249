import { describe, expect, it } from 'vitest';
import { pageSays } from './page-says.ts';

const metadata = (html: string | Buffer) => pageSays(Buffer.from(html));

describe('what a page says of itself', () => {
  it('is what it says to networks, else what stands in its head', () => {
    expect(
      metadata(`<title>Naslov | Novine</title><meta name="description" content="Za pretragu">
        <meta property="og:title" content="Naslov &amp; tema"><meta property="og:title" content="Drugi">
        <meta property="og:site_name" content="Novine"><meta name="twitter:image" content="/b.png">
        <meta property="og:image" content="/a.png">`),
    ).toEqual({
      title: 'Naslov & tema',
      description: 'Za pretragu',
      siteName: 'Novine',
      image: '/a.png',
    });
    expect(metadata('<title>Šuma\n  i mi</title><title>Drugi</title>').title).toBe('Šuma i mi');
    expect(metadata('<svg><title>Znak</title></svg>')).toMatchObject({ title: 'Znak', image: '' });
    expect(metadata('')).toEqual({ title: '', description: '', siteName: '', image: '' });
  });

  it.each([
    ['windows-1250', [0x8a, 0x75, 0x6d, 0x61], 'Šuma'],
    ['nonsense-42', [0xc5, 0xa0, 0x75, 0x6d, 0x61], 'Šuma'],
    ['utf-8', [0xff, 0x61], '\ufffda'],
  ])('is read in the letters of %s', (charset, bytes, title) => {
    const head = Buffer.from(`<meta charset="${charset}"><title>`);
    expect(metadata(Buffer.concat([head, Buffer.from(bytes)])).title).toBe(title);
  });

  it('is plain text of a bounded length, and turns no line around', () => {
    const { title, description } = metadata(
      `<meta property="og:title" content="a\u202egnp.exe\u0000">
       <meta property="og:description" content="${'č'.repeat(5000)}">`,
    );
    expect(title).toBe('agnp.exe');
    expect(description).toBe('č'.repeat(500));
  });

  it('is read from no deeper than heads are, so that a page of nested elements costs nothing', () => {
    const named = (name: string) => `<meta property="og:title" content="${name}">`;
    const deep = (by: number) => '<b>'.repeat(by) + named('x') + '</b>'.repeat(by);
    expect(metadata(deep(90)).title).toBe('x');
    expect(
      metadata(`${deep(90).repeat(50)}<meta name="description" content="y">`).description,
    ).toBe('y');
    expect(metadata(deep(110)).title).toBe('');
  });
});
