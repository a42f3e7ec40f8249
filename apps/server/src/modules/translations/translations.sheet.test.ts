import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { sheetTable } from './translations.sheet.ts';

const office = 'http://schemas.openxmlformats.org';
const relations = `${office}/package/2006/relationships`;
const inDocument = `${office}/officeDocument/2006/relationships`;
const main = `xmlns="${office}/spreadsheetml/2006/main"`;

const relation = (type: string, target: string) =>
  `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${inDocument}/${type}" Target="${target}"/></Relationships>`;

function sheet(rows: string, before = ''): Promise<Buffer> {
  const zip = new ZipFile();
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${inDocument}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${before}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row r="1">${cell('A1', 'key')}${cell('B1', 'value_bhs')}</row>`;

describe('a spreadsheet', () => {
  it('is a table of texts, with what lies between', async () => {
    const file = await sheet(`${head}<row r="3"><c r="B3"><v>0012</v></c></row>`);
    expect(await sheetTable(file)).toEqual([
      ['key', 'value_bhs'],
      ['', ''],
      ['', '0012'],
    ]);
  });

  it('reads nothing from outside, and multiplies nothing', async () => {
    const entities =
      '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>';
    const file = await sheet(
      `<row r="1">${cell('A1', '&file;')}${cell('B1', '&c;')}</row>`,
      entities,
    );
    expect(await sheetTable(file)).toEqual([['&file;', '&c;']]);
  });

  it.each([
    ['a cell at the far end', `${head}<row r="1048576">${cell('XFD1048576', 'x')}</row>`],
    ['a column beyond it', `${head}<row r="2">${cell('ZZZZZZ2', 'x')}</row>`],
    [
      'one wide row and many short',
      `<row>${'<c><v>1</v></c>'.repeat(20_000)}</row>${'<row><c><v>1</v></c></row>'.repeat(100_000)}`,
    ],
    ['no sheet', '<a>'],
  ])(
    'that would fill the memory is refused, and harms nobody: %s',
    { timeout: 30_000 },
    async (_name, rows) => {
      expect(await sheetTable(await sheet(rows))).toBeNull();
    },
  );

  it('is read after one that was refused', async () => {
    const [refused, read] = await Promise.all([
      sheetTable(Buffer.from('none')),
      sheet(head).then(sheetTable),
    ]);
    expect(refused).toBeNull();
    expect(read).toEqual([['key', 'value_bhs']]);
  });
});
