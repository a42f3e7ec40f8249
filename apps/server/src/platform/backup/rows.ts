import { hash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Tally {
  readonly rows: number;
  /**
   * The sum of the rows' hashes: the same rows have the same print in whatever order a database
   * gives them, and a row twice is not a row once.
   */
  readonly print: string;
}

const newline = 0x0a;

/** Passes on the rows of a table, one a line as `COPY` writes them, and counts them on the way. */
export function tallying(): { readonly tap: Transform; tally(): Tally } {
  let rows = 0;
  let high = 0n;
  let low = 0n;
  /** Of a row that goes on in the next chunk. */
  let begun: Buffer[] = [];
  const count = (row: Buffer) => {
    const sum = hash('sha256', row, 'buffer');
    rows += 1;
    high = BigInt.asUintN(64, high + sum.readBigUInt64BE(0));
    low = BigInt.asUintN(64, low + sum.readBigUInt64BE(8));
  };
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
        const row = chunk.subarray(from, to);
        count(begun.length > 0 ? Buffer.concat([...begun, row]) : row);
        begun = [];
        from = to + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
      done(null, chunk);
    },
  });
  const hex = (part: bigint) => part.toString(16).padStart(16, '0');
  return { tap, tally: () => ({ rows, print: hex(high) + hex(low) }) };
}
