import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { inflatesWithin } from '../../platform/files/zip-size.ts';

/** Cells of a table, row by row; an empty one is an empty text. */
export type Table = readonly (readonly string[])[];

/** Bytes that a spreadsheet may unpack to, and of the texts that are read from it. */
const largestUnpacked = 48 * 1024 * 1024;
const largestRead = 16 * 1024 * 1024;
/** What reading one may take of memory, and of time in milliseconds. */
const megabytesAtMost = 128;
const timeAtMost = 8_000;
/** Cells that are handed back; more than any list of texts has. */
const cellsAtMost = 500_000;

const library = createRequire(import.meta.url).resolve('read-excel-file/node');

const program = `
  const { readSheet } = require(process.argv[1]);
  const { buffer } = require('node:stream/consumers');
  const read = (file) => readSheet(file, { trim: false, parseNumber: (text) => text });
  buffer(process.stdin).then(read).then((rows) => {
    const cells = rows.reduce((sum, row) => sum + row.length, rows.length);
    const table = rows.map((row) => row.map((cell) => String(cell ?? '')));
    process.stdout.write(JSON.stringify(cells > ${cellsAtMost} ? null : table));
  });
`;

const oneByOne = pLimit(1);

/**
 * Reads the first sheet of an XLSX file, one file after the other. A few bytes can name a cell at the
 * far end of a sheet, and the library makes every cell before it, until the memory is full and the
 * process ends; so it reads in a process of its own, for which nobody else waits.
 *
 * @returns null when it is no spreadsheet, or too much of one.
 */
export function sheetTable(content: Buffer): Promise<Table | null> {
  return oneByOne(async () =>
    (await inflatesWithin(content, largestUnpacked)) ? readApart(content) : null,
  );
}

function readApart(content: Buffer): Promise<Table | null> {
  const flags = [`--max-old-space-size=${megabytesAtMost}`, '-e', program, library];
  const limits = { maxBuffer: largestRead, timeout: timeAtMost, killSignal: 'SIGKILL' } as const;
  return new Promise((resolve) => {
    const reader = execFile(process.execPath, flags, { ...limits, env: {} }, (error, read) =>
      resolve(error ? null : JSON.parse(read)),
    );
    // It may end before it has taken all.
    reader.stdin?.on('error', () => undefined).end(content);
  });
}
