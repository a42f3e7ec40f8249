import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { isFailure } from '../../platform/http/failure.ts';
import { readProof } from './proof-file.ts';

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from('\n%%EOF'),
  ]);
const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`2 0 obj\n<<${dictionary}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');
const word = (...entries: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...entries.map(utf16),
    Buffer.alloc(600),
  ]);
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

async function docx(entries: Readonly<Record<string, string>> = {}, type = types) {
  const zip = new ZipFile();
  const all = {
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
    ...entries,
  };
  for (const [name, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
const bomb = async () => docx({ 'word/media/a.bin': '0'.repeat(101 * 1024 * 1024) });
const png = () =>
  sharp({ create: { width: 3, height: 3, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const codeOf = async (name: string, file: Buffer) => {
  const read = await readProof({ name, file });
  return isFailure(read) ? read.code : read.name;
};

it.each([
  ['a page', () => pdf('<</Type/Page>>'), 'racun.pdf', 'racun.pdf'],
  [
    'a font whose bytes happen to read as a script',
    () => pdf(stream('/Length 9', 'x /JS /JavaScript x')),
    'racun.pdf',
    'racun.pdf',
  ],
  [
    'packed objects that do nothing',
    () => pdf(stream('/Type/ObjStm/Filter/FlateDecode', deflateSync('<</Type/Page>>'))),
    'racun.pdf',
    'racun.pdf',
  ],
  ['an older letter', () => word('WordDocument'), 'pismo.doc', 'pismo.doc'],
  ['a letter', () => docx(), 'pismo.docx', 'pismo.docx'],
  ['a picture under another ending', png, 'slika.pdf', 'slika.webp'],
  ['a picture without a name', png, '', 'dokaz.webp'],
  ['a name with a folder', png, 'C:\\fakture\\..\\.racun.png', 'racun.webp'],
])('keeps %s', async (_, make, name, expected) => {
  expect(await codeOf(name, await make())).toBe(expected);
});

it.each([
  ['a script', () => pdf('<</OpenAction<</S/JavaScript/JS(app.alert)>>>>'), 'PROOF_ACTIVE'],
  ['a script written in codes', () => pdf('<</S/J#61vaScript>>'), 'PROOF_ACTIVE'],
  ['a program that it starts', () => pdf('<</S/Launch/F(cmd.exe)>>'), 'PROOF_ACTIVE'],
  ['another file inside', () => pdf('<</Type/EmbeddedFile>>'), 'PROOF_ACTIVE'],
  [
    'a script among packed objects',
    () => pdf(stream('/Type/ObjStm/Filter/FlateDecode', deflateSync('<</S/JavaScript>>'))),
    'PROOF_ACTIVE',
  ],
  [
    'objects packed so that nobody looks into them',
    () => pdf(stream('/Type/ObjStm/Filter/LZWDecode', 'abc')),
    'PROOF_ACTIVE',
  ],
  ['macros of an older letter', () => word('WordDocument', 'Macros'), 'PROOF_ACTIVE'],
  ['macros of a letter', () => docx({ 'word/vbaProject.bin': 'x' }), 'PROOF_ACTIVE'],
  ['controls of a letter', () => docx({ 'word/activeX/activeX1.bin': 'x' }), 'PROOF_ACTIVE'],
  ['an older workbook', () => word('Workbook'), 'PROOF_KIND'],
  ['a letter that unpacks to more than a machine holds', bomb, 'PROOF_KIND'],
  ['a program', () => Buffer.from('MZ\x90\0'.padEnd(300, 'x')), 'PROOF_KIND'],
  ['a script of a shell', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'PROOF_KIND'],
  ['a page of the web', () => Buffer.from('<!doctype html><script>1</script>'), 'PROOF_KIND'],
  ['a drawing with a script', () => Buffer.from('<svg onload="x()"/>'), 'PROOF_KIND'],
  ['a picture that moves', () => Buffer.from('GIF89a'.padEnd(64, '\0')), 'PROOF_KIND'],
  ['half a picture', async () => (await png()).subarray(0, 40), 'PROOF_KIND'],
  ['half a letter', async () => (await docx()).subarray(0, 300), 'PROOF_KIND'],
])('refuses %s', async (_, make, code) => {
  expect(await codeOf('racun.pdf', await make())).toBe(code);
});
