import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { type Cell, writeSheet } from './sheet.ts';
import { readZip } from './testing/zips.ts';

const head = ['Projekat', 'Iznos', 'Poslano'];
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
];

async function* rows(texts: readonly string[]): AsyncGenerator<readonly Cell[]> {
  for (const text of texts) yield [text, 1234.5, day];
  yield ['', 0, null];
}

it('CSV opens in a spreadsheet as what it says, and runs nothing', async () => {
  const file = await buffer(writeSheet('csv', { head, rows: rows(hostile) }));
  expect(file.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
  const [first, ...read] = readCsv(file.toString()) ?? [];
  expect(first).toEqual(head);
  expect(read.map(([text]) => text)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\t=1",
    '<b>&"',
    expect.stringMatching(/^a/),
    ' šuma "nova"\nred',
    '',
  ]);
  expect(read[0]?.slice(1)).toEqual(['1234.50', '2026-11-21']);
});

it('XLSX holds texts, amounts and days, and no formula', async () => {
  const file = await buffer(writeSheet('xlsx', { head, rows: rows(hostile) }));
  const sheet = await readSheet(file, { trim: false });
  expect(sheet[0]).toEqual(head);
  expect(sheet[1]).toEqual(["'=1+1", 1234.5, new Date('2026-11-21T00:00:00Z')]);
  expect(sheet.slice(6).map(([text]) => text)).toEqual([
    '<b>&"',
    'ab\ufffdc',
    ' šuma "nova"\nred',
    null,
  ]);
  const inside = (await readZip(file)).get('xl/worksheets/sheet1.xml')?.toString();
  expect(inside).not.toContain('<f');
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
    const file = writeSheet(format, { head: ['a'], rows: many() });
    while (made === 0) await setImmediate();
    for (let n = 0; n < 400; n += 1) await setImmediate();
    file.destroy();
    expect(made).toBeLessThan(100);
  }
});

it.each(['csv', 'xlsx'] as const)('%s breaks off when the rows do', async (format) => {
  async function* broken(): AsyncGenerator<readonly Cell[]> {
    yield ['a'];
    throw new Error('The database is gone.');
  }
  await expect(buffer(writeSheet(format, { head, rows: broken() }))).rejects.toThrow('gone');
});
