import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tallying } from './rows.ts';
import { nowhere } from './set.ts';

async function tallyOf(text: string, chunk = 64_000) {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, n) =>
    bytes.subarray(n * chunk, (n + 1) * chunk),
  );
  const { tap, tally } = tallying();
  await pipeline(Readable.from(parts), tap, nowhere());
  return tally();
}

const rows = (...all: string[]) => all.map((row) => `${row}\n`).join('');

describe('the tally of rows', () => {
  it('is the same in whatever order and chunks they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).map((row) => row.replaceAll('\n', ' '))),
        fc.integer({ min: 1, max: 9 }),
        async (all, chunk) => {
          const expected = await tallyOf(rows(...all));
          expect(expected.rows).toBe(all.length);
          expect(await tallyOf(rows(...all.toReversed()), chunk)).toEqual(expected);
        },
      ),
    );
  });

  it('differs by one letter, by a row too few and by a row twice', async () => {
    const whole = await tallyOf(rows('1\tŠana', '2\tÐ', '2\tÐ'));
    for (const other of [
      rows('1\tSana', '2\tÐ', '2\tÐ'),
      rows('1\tŠana', '2\tÐ'),
      rows('1\tŠana', '1\tŠana', '2\tÐ'),
      rows('1\tŠana', '1\tŠana', '1\tŠana'),
    ]) {
      expect((await tallyOf(other)).print).not.toBe(whole.print);
    }
    expect(await tallyOf('')).toEqual({ rows: 0, print: '0'.repeat(32) });
  });
});
