import { expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { readProof } from './proof-file.ts';
import {
  badProofs,
  docx,
  packedObjects,
  pdf,
  png,
  stream,
  template,
  word,
} from './proofs.testing.ts';

const codeOf = async (name: string, file: Buffer) => {
  const read = await readProof({ name, file });
  return isFailure(read) ? read.code : read.name;
};

it.each([
  ['a page', () => pdf('<</Type/Page>>'), 'racun.pdf', 'racun.pdf'],
  [
    'a font whose bytes happen to read as a script',
    () => pdf(stream('/Length 9', 'x /JS x')),
    'racun.pdf',
    'racun.pdf',
  ],
  [
    'packed objects that do nothing',
    () => pdf(packedObjects('<</Type/Page>>')),
    'racun.pdf',
    'racun.pdf',
  ],
  ['an older letter', () => word('WordDocument'), 'pismo.doc', 'pismo.doc'],
  ['a letter', () => docx(), 'pismo.docx', 'pismo.docx'],
  [
    'a letter with a link',
    () => docx({ 'word/_rels/document.xml.rels': template('hyperlink') }),
    'pismo.docx',
    'pismo.docx',
  ],
  ['a picture under the ending of another', png, 'slika.JPG', 'slika.webp'],
  ['a picture without a name', png, '', 'dokaz.webp'],
  ['a name with a folder', png, 'C:\\fakture\\..\\.racun.png', 'racun.webp'],
])('keeps %s', async (_, make, name, expected) => {
  expect(await codeOf(name, await make())).toBe(expected);
});

it.each(badProofs)('refuses %s', async (_, make, ending, code) => {
  expect(await codeOf(`racun.${ending}`, await make())).toBe(code);
});
