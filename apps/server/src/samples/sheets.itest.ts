import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from './sample.ts';
import { sampledRows } from './samples.ts';
import { send } from './send.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

/** Whatever is given as a table: a row that has a format in its address. */
const sheets = sampledRows.filter(({ row }) => row.params && 'format' in row.params.shape);

it('every table is there', () => {
  expect(sheets.map(({ name }) => name).sort()).toEqual([
    'bank-desk.file',
    'funds.ledgerFile',
    'mentorship.figuresFile',
    'payments.file',
    'reviews.rankingFile',
    'translations.exportFile',
  ]);
  const others = sampledRows.filter(({ row }) => /csv|xlsx/.test(row.path));
  expect(others).toEqual([]);
});

const plain = (cell: CellValue | null): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? '');
};
/** As `plain` has it: a number without the noughts at its end. */
const short = (cell: string): string => (/^-?\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell);

it.each(sheets)(
  '$name opens as a table in either language, and as XLSX beside it',
  async ({ row, sample }) => {
    const reader = stage.people.admin;
    const call = ((await sample.own?.(stage, reader)) ?? {}) as AnyCall;
    const file = async (format: 'csv' | 'xlsx', language: 'bhs' | 'en') => {
      const answer = await send(
        stage,
        row,
        { ...call, params: { ...call.params, format }, query: { language } },
        { authorization: `Bearer ${reader.token}` },
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="[\\w-]+\\.${format}"$`),
      );
      return answer.rawPayload;
    };
    const table = async (language: 'bhs' | 'en', delimiter: string) => {
      const content = await file('csv', language);
      expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const found = parse(content, { bom: true, delimiter }) as string[][];
      const { data } = Papa.parse<string[]>(content.toString().slice(1), {
        delimiter,
        skipEmptyLines: true,
      });
      expect(data).toEqual(found);
      expect(found.length).toBeGreaterThan(1);
      return found;
    };
    const bosnian = await table('bhs', ';');
    const english = await table('en', ',');
    expect(bosnian).toHaveLength(english.length);
    const number = /^-?\d+[.,]\d+$/;
    for (const [language, cells] of [
      ['.', bosnian.flat()],
      [',', english.flat()],
    ] as const) {
      expect(cells.filter((cell) => number.test(cell) && cell.includes(language))).toEqual([]);
    }
    const sheet = await readSheet(await file('xlsx', 'en'), { trim: false });
    expect(sheet.map((cells) => cells.map(plain))).toEqual(
      english.map((cells) => cells.map(short)),
    );
  },
);
