import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readZip } from '../../platform/testing/zips.ts';
import { withoutAuthor } from './authors.ts';

const xmp = '<dc:creator><rdf:Seq><rdf:li>Amina Hodžić</rdf:li></rdf:Seq></dc:creator>';

it('takes the author out of a PDF, and moves no byte of it', async () => {
  const pdf = Buffer.from(
    `%PDF-1.4\n1 0 obj <</Author (Amina (Mina) Hod\\)) /Title<FEFF0041> /Producer (LibreOffice)>>\n${xmp}\nstartxref\n`,
    'latin1',
  );
  const blank = await withoutAuthor(pdf, 'a/b.pdf');
  const text = blank?.toString('latin1') ?? '';
  expect(text).not.toMatch(/Amina|Mina|Hod|0041/);
  expect(text).toContain('/Producer (LibreOffice)');
  expect(text.indexOf('startxref')).toBe(pdf.toString('latin1').indexOf('startxref'));
  expect(blank).toHaveLength(pdf.length);
});

it.each([
  [
    'docx',
    'docProps/core.xml',
    '<dc:creator>Amina</dc:creator><cp:lastModifiedBy>Emir</cp:lastModifiedBy>',
  ],
  [
    'ods',
    'meta.xml',
    '<meta:initial-creator>Amina</meta:initial-creator><dc:creator>Emir</dc:creator>',
  ],
])('takes it out of a file of an office, %s', async (ending, part, said) => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('whole'), 'mimetype', { compress: false });
  zip.addBuffer(Buffer.from(`<x>${said}<n>3</n></x>`), part);
  zip.addBuffer(Buffer.from('<p>Ponuda</p>'), 'content.xml');
  zip.end();
  const blank = await withoutAuthor(await buffer(zip.outputStream), `a.${ending}`);
  const parts = await readZip(blank ?? Buffer.alloc(0));
  expect([...parts.keys()]).toEqual(['mimetype', part, 'content.xml']);
  expect(parts.get(part)?.toString()).not.toMatch(/Amina|Emir/);
  expect(parts.get(part)?.toString()).toContain('<n>3</n>');
  expect(parts.get('content.xml')?.toString()).toBe('<p>Ponuda</p>');
});

it('gives nothing of what cannot be read, and a picture as it is', async () => {
  expect(await withoutAuthor(Buffer.from('no zip'), 'a.docx')).toBeNull();
  expect(await withoutAuthor(Buffer.from('jpg'), 'a.jpg')).toEqual(Buffer.from('jpg'));
});
