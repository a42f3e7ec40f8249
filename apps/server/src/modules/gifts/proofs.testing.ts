import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import type { ErrorCode } from '@app/contracts/errors';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

export const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from('\n%%EOF'),
  ]);
export const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`2 0 obj\n<<${dictionary}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
export const packedObjects = (content: string, dictionary = '/Type/ObjStm') =>
  stream(`${dictionary}/Filter/FlateDecode`, deflateSync(`1 0 ${content}`));
const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');
export const word = (...entries: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...entries.map(utf16),
    Buffer.alloc(600),
  ]);
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export async function docx(entries: Readonly<Record<string, string>> = {}, type = types) {
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
/** Its directory says that its largest part has ten bytes. */
async function lyingBomb() {
  const file = await bomb();
  const directory = file.lastIndexOf('PK\x01\x02');
  file.writeUInt32LE(10, directory + 24);
  return file;
}
export const template = (type: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="http://x/t.dotm" TargetMode="External"/></Relationships>`;
export const png = () =>
  sharp({ create: { width: 3, height: 3, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

type Bad = readonly [
  what: string,
  make: () => Buffer | Promise<Buffer>,
  ending: string,
  code: ErrorCode,
];

/** What may not be kept as a proof, and why. */
export const badProofs: readonly Bad[] = [
  ['a script', () => pdf('<</OpenAction<</S/JavaScript/JS(app.alert)>>>>'), 'pdf', 'PROOF_ACTIVE'],
  ['a script written in codes', () => pdf('<</S/J#61vaScript>>'), 'pdf', 'PROOF_ACTIVE'],
  ['a program that it starts', () => pdf('<</S/Launch/F(cmd.exe)>>'), 'pdf', 'PROOF_ACTIVE'],
  ['another file inside', () => pdf('<</Type/EmbeddedFile>>'), 'pdf', 'PROOF_ACTIVE'],
  [
    'a script among packed objects',
    () => pdf(packedObjects('<</S/JavaScript>>')),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'a script among packed objects that do not say what they are',
    () => pdf(packedObjects('<</S/J#61vaScript>>', '/Type/Obj#53tm')),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'a script among packed objects that a remark hides',
    () => pdf('% stream\n', packedObjects('<</S/JavaScript>>')),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'packed objects that come to more than is looked into',
    () => pdf(packedObjects(' '.repeat(65 * 1024 * 1024))),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'packed objects of which only differences are kept',
    () => pdf(packedObjects('', '/Type/ObjStm/DecodeParms<</Predictor 12>>')),
    'pdf',
    'PROOF_ACTIVE',
  ],
  ['more streams than anybody needs', () => pdf('stream\nx'.repeat(20_001)), 'pdf', 'PROOF_ACTIVE'],
  [
    'a form with scripts of its own',
    () => pdf('<</AcroForm<</XFA[1 0 R]>>>>'),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'an archive behind the end',
    async () => Buffer.concat([pdf(''), await docx()]),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'a program behind the end',
    () => Buffer.concat([pdf(''), Buffer.from('MZ'.padEnd(4096, 'x'))]),
    'pdf',
    'PROOF_ACTIVE',
  ],
  [
    'objects packed so that nobody looks into them',
    () => pdf(stream('/Type/ObjStm/Filter/LZWDecode', 'abc')),
    'pdf',
    'PROOF_ACTIVE',
  ],
  ['half a PDF', () => pdf('<</Type/Page>>').subarray(0, 40), 'pdf', 'PROOF_KIND'],
  ['a program', () => Buffer.from('MZ\x90\0'.padEnd(300, 'x')), 'pdf', 'PROOF_KIND'],
  ['a script of a shell', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'pdf', 'PROOF_KIND'],
  [
    'a page of the web',
    () => Buffer.from('<!doctype html><script>1</script>'),
    'pdf',
    'PROOF_KIND',
  ],
  ['a drawing with a script', () => Buffer.from('<svg onload="x()"/>'), 'pdf', 'PROOF_KIND'],
  ['a picture', png, 'pdf', 'PROOF_RENAMED'],
  ['a letter', () => docx(), 'pdf', 'PROOF_RENAMED'],
  ['macros of an older letter', () => word('WordDocument', 'Macros'), 'doc', 'PROOF_ACTIVE'],
  ['an older workbook', () => word('Workbook'), 'doc', 'PROOF_KIND'],
  ['macros of a letter', () => docx({ 'word/vbaProject.bin': 'x' }), 'docx', 'PROOF_ACTIVE'],
  [
    'controls of a letter',
    () => docx({ 'word/activeX/activeX1.bin': 'x' }),
    'docx',
    'PROOF_ACTIVE',
  ],
  [
    'a letter that fetches its template',
    () => docx({ 'word/_rels/settings.xml.rels': template('attachedTemplate') }),
    'docx',
    'PROOF_ACTIVE',
  ],
  ['a letter that unpacks to more than a machine holds', bomb, 'docx', 'PROOF_KIND'],
  ['one that says it unpacks to little', lyingBomb, 'docx', 'PROOF_KIND'],
  ['half a letter', async () => (await docx()).subarray(0, 300), 'docx', 'PROOF_KIND'],
  ['a picture that moves', () => Buffer.from('GIF89a'.padEnd(64, '\0')), 'png', 'PROOF_KIND'],
  ['half a picture', async () => (await png()).subarray(0, 40), 'png', 'PROOF_KIND'],
  [
    'a picture that is an archive too',
    async () => Buffer.concat([await png(), await docx()]),
    'png',
    'PROOF_ACTIVE',
  ],
  [
    'a picture that is a PDF too',
    async () => Buffer.concat([(await png()).subarray(0, 33), pdf('')]),
    'png',
    'PROOF_ACTIVE',
  ],
  ['a page under the ending of a program', () => pdf('<</Type/Page>>'), 'exe', 'PROOF_RENAMED'],
  ['an ending turned around', () => pdf('<</Type/Page>>'), '\u202efdp.exe', 'PROOF_RENAMED'],
];
