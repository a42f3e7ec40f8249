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

  it.each([
    ['the header', 'windows-1250', '8a756d61', 'utf-8'],
    ['the header before the byte mark', 'utf-8', 'efbbbfc5a0756d61', 'windows-1250'],
    ['the byte mark before the page', '', 'efbbbfc5a0756d61', 'windows-1250'],
    ['the page where the header is nonsense', 'nonsense-42', '8a756d61', 'windows-1250'],
    ['the page where it names what it cannot be', '', 'c5a0756d61', 'utf-16'],
  ])('is read by %s', (_, charset, bytes, named) => {
    const hex = bytes.startsWith('efbbbf') ? ['efbbbf', bytes.slice(6)] : ['', bytes];
    const page = [
      Buffer.from(hex[0] ?? '', 'hex'),
      Buffer.from(`<meta charset="${named}"><title>`),
      Buffer.from(hex[1] ?? '', 'hex'),
    ];
    expect(pageSays(Buffer.concat(page), charset).title).toBe('Šuma');
  });

  it('is read by a mark of two bytes, and by what stands in the first 4 KB of the page alone', () => {
    expect(metadata(Buffer.from('\ufeff<title>Šuma</title>', 'utf16le')).title).toBe('Šuma');
    const title = Buffer.from([...Buffer.from('<title>'), 0x8a, 0x75, 0x6d, 0x61]);
    const after = (bytes: number) =>
      metadata(
        Buffer.concat([
          Buffer.from(`<script src="a.js" charset="utf-8"></script>${' '.repeat(bytes)}`),
          Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">'),
          title,
        ]),
      ).title;
    expect(after(3900)).toBe('Šuma');
    expect(after(4200)).toBe('\ufffduma');
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
