import { describe, expect, it } from 'vitest';
import type { PdfBlock } from './blocks.ts';
import { readPdf } from './pdf.testing.ts';
import { writePdf } from './pdf.ts';

const made = async (...blocks: PdfBlock[]) =>
  readPdf(
    await writePdf(
      {
        title: 'Đačka čitaonica',
        subject: 'Poslana prijava',
        author: 'Šejla Džananović',
        creator: 'Zamah',
        language: 'bhs',
        at: new Date('2026-11-20T12:00:00Z'),
        accent: '#ea580c',
        foot: (page, pages) => `stranica ${page} od ${pages}`,
      },
      blocks,
    ),
  );

describe('a PDF', () => {
  it('holds its text with every letter, in our fonts and in those of other scripts', async () => {
    const said = 'Ljubičasti džem, šećer, žuč i đak. Љубав. Ελλάδα. 🎉 1.200 KM – „ovako“';
    const { text } = await made({ kind: 'title', text: 'Čaršija' }, { kind: 'text', text: said });
    expect(text).toContain('Čaršija');
    expect(text).toContain(said);
  });

  it('says what it is: title, author, language, structure', async () => {
    const { info, tags, language } = await made(
      { kind: 'title', text: 'Naslov' },
      { kind: 'section', text: 'Cjelina' },
      { kind: 'list', items: ['prvo', 'drugo'] },
      { kind: 'table', head: ['Šta', 'KM'], widths: [2, 1], rows: [{ cells: ['Platno', '9'] }] },
      { kind: 'table', widths: [1, 2], rows: [{ cells: ['Tim', 'Amina'] }] },
    );
    expect(info).toMatchObject({ Title: 'Đačka čitaonica', Author: 'Šejla Džananović' });
    expect(language).toBe('bs-BA');
    const table = (...cells: string[]) => ['Table', ...cells];
    expect(tags).toEqual([
      'Root',
      'Document',
      ...['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'],
      ...table('TR', 'TH', 'TH', 'TR', 'TD', 'TD'),
      ...table('TR', 'TH', 'TD'),
    ]);
  });

  it('goes on over pages, which are counted, and loses no word', async () => {
    const words = Array.from({ length: 1600 }, (_, n) => `riječ${n}`);
    const { pages, text } = await made({ kind: 'text', text: words.join(' ') });
    expect(pages.length).toBeGreaterThan(2);
    expect(text.match(/riječ\d+/g)).toEqual(words);
    expect(pages.map((page) => page.match(/stranica \d+ od \d+/)?.[0])).toEqual(
      pages.map((_, n) => `stranica ${n + 1} od ${pages.length}`),
    );
  });

  it('repeats the head of a long table, and parts a row that no page holds', async () => {
    const rows = Array.from({ length: 80 }, (_, n) => ({ cells: [`stavka ${n}`, `${n}`] }));
    const long = 'dugačko '.repeat(900);
    const { pages, text } = await made({
      kind: 'table',
      head: ['Stavka', 'Iznos'],
      widths: [1, 1],
      numbers: [1],
      rows: [...rows, { cells: [long, 'kraj'] }],
    });
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toContain('Stavka Iznos');
    expect(text.match(/stavka \d+/g)).toHaveLength(80);
    expect(text.match(/dugačko/g)).toHaveLength(900);
  });

  it('takes whatever somebody typed', async () => {
    const odd = 'a\u0000b\ud800c\td\r\ne';
    const { text } = await made({ kind: 'text', text: `${odd} ${'x'.repeat(3000)} مرحبا` });
    expect(text).toMatch(/^ab.c d\ne/);
    expect(text.match(/x/g)).toHaveLength(3000);
  });
});
