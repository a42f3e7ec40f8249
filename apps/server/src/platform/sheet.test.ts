import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { guardCell, readCsv } from './csv.ts';
import { type Cell, type Column, writeSheet } from './sheet.ts';
import { readZip } from './testing/zips.ts';

const columns: readonly Column[] = [
  { head: 'Projekat' },
  { head: 'Iznos', kind: 'amount' },
  { head: 'Ocjene' },
  { head: 'Poslano', kind: 'day' },
];
const day = new Date('2026-11-20T23:30:00Z');
const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '<b>&"',
  'a\u0000b\ud800c',
  ' šuma "nova"\nred',
  'a,=1+1',
  'a;=1+1',
];
const disarmed = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", '<b>&"', 'a\u0000b\ufffdc'];

function* rows(texts: readonly string[]): Generator<readonly Cell[]> {
  for (const one of texts) yield [one, 1234.5, 3, day];
  yield ['', -0.1, 66.666, null];
}

const marks = { bhs: ';', en: ',' } as const;
const csv = (language: 'bhs' | 'en', cells: Iterable<readonly Cell[]>) =>
  buffer(writeSheet('csv', { language, columns, rows: cells }));
/** As two readers that did not write it have it. */
function read(file: Buffer, delimiter: string): string[][] {
  const one = parse(file, { bom: true, delimiter }) as string[][];
  const other = Papa.parse<string[]>(file.toString().replace(/^\ufeff/, ''), {
    delimiter,
    skipEmptyLines: true,
  });
  expect(other.errors).toEqual([]);
  expect(other.data).toEqual(one);
  return one;
}

it.each([
  ['bhs', ['1234,50', '3', '2026-11-21'], ['', '-0,10', '66,67', '']],
  ['en', ['1234.50', '3', '2026-11-21'], ['', '-0.10', '66.67', '']],
] as const)(
  'CSV opens in the spreadsheet of a reader of %s as what it says, and runs nothing',
  async (language, values, last) => {
    const file = await csv(language, rows(hostile));
    expect(file.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    const [head, ...table] = read(file, marks[language]);
    expect(head).toEqual(['Projekat', 'Iznos', 'Ocjene', 'Poslano']);
    expect(table.map(([text]) => text)).toEqual([
      ...disarmed,
      ' šuma "nova"\nred',
      'a,=1+1',
      'a;=1+1',
      '',
    ]);
    expect(table[0]?.slice(1)).toEqual(values);
    expect(table.at(-1)).toEqual(last);
    expect(readCsv(file.toString())).toEqual([head, ...table]);
    // Where the other mark parts cells, no part begins like a formula either.
    for (const part of file.toString().matchAll(/[;,]=[^\r]*/g)) expect(part[0]).toMatch(/"/);
  },
);

it('CSV is read as it was written, whatever the cells hold', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', '=', "'", 'č', '🌉', ' ') }),
  );
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  const two = [{ head: 'key' }, { head: 'value' }];
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('bhs', 'en'), async (cells, language) => {
      const file = await buffer(writeSheet('csv', { language, columns: two, rows: cells }));
      const [, ...found] = parse(file, { bom: true, delimiter: marks[language] }) as string[][];
      expect(found).toEqual(cells.map((row) => row.map(guardCell)));
    }),
    { numRuns: 60 },
  );
});

it('XLSX holds texts, numbers and days, and no formula', async () => {
  const file = await buffer(writeSheet('xlsx', { language: 'bhs', columns, rows: rows(hostile) }));
  const sheet = await readSheet(file, { trim: false });
  expect(sheet[0]).toEqual(['Projekat', 'Iznos', 'Ocjene', 'Poslano']);
  expect(sheet[1]).toEqual(["'=1+1", 1234.5, 3, new Date('2026-11-21T00:00:00Z')]);
  expect(sheet.slice(1).map(([text]) => text)).toEqual([
    ...disarmed,
    ' šuma "nova"\nred',
    'a,=1+1',
    'a;=1+1',
    null,
  ]);
  expect(sheet.at(-1)).toEqual([null, -0.1, 66.67, null]);
  const inside = (await readZip(file)).get('xl/worksheets/sheet1.xml')?.toString();
  expect(inside).not.toContain('<f');
});

it('disarms a head, too', async () => {
  const sheet = { language: 'en', columns: [{ head: '=1+1' }], rows: [] } as const;
  expect(await text(writeSheet('csv', sheet))).toContain("'=1+1");
  expect(await readSheet(await buffer(writeSheet('xlsx', sheet)))).toEqual([["'=1+1"]]);
});

it('reads no more than is taken from it', async () => {
  let made = 0;
  async function* many(): AsyncGenerator<readonly Cell[]> {
    for (;;) {
      made += 1;
      yield [randomBytes(9_000).toString('base64')];
      await setImmediate();
    }
  }
  for (const format of ['csv', 'xlsx'] as const) {
    made = 0;
    const file = writeSheet(format, { language: 'en', columns: [{ head: 'a' }], rows: many() });
    file.read(0);
    while (made === 0) await setImmediate();
    for (let n = 0; n < 400; n += 1) await setImmediate();
    file.destroy();
    expect(made).toBeLessThan(100);
    for (let n = 0; n < 20; n += 1) await setImmediate();
    const atEnd = made;
    for (let n = 0; n < 100; n += 1) await setImmediate();
    expect(made).toBe(atEnd);
  }
});

it.each(['csv', 'xlsx'] as const)('%s breaks off when the rows do', async (format) => {
  async function* broken(): AsyncGenerator<readonly Cell[]> {
    yield ['a'];
    throw new Error('The database is gone.');
  }
  const sheet = { language: 'en', columns, rows: broken() } as const;
  await expect(buffer(writeSheet(format, sheet))).rejects.toThrow('gone');
});
