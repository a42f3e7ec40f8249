import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflatesWithin } from './zip-size.ts';

interface Lie {
  readonly method?: number;
  readonly told?: number;
  readonly times?: number;
  readonly packed?: Buffer;
}

/** A ZIP file with one entry, which may lie about its size and be named several times. */
function zip(content: Buffer, lie: Lie = {}): Buffer {
  const { method = 8, told = content.length, times = 1 } = lie;
  const packed = lie.packed ?? (method === 8 ? deflateRawSync(content) : content);
  const name = Buffer.from('a.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(told, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const entries = Array.from({ length: times }, () => [entry, name]).flat();
  return Buffer.concat([local, name, packed, ...entries, end]);
}

describe('what a ZIP file unpacks to', () => {
  const million = Buffer.alloc(1_000_000);

  it('is measured, not believed', async () => {
    expect(await inflatesWithin(zip(million), 1_000_000)).toBe(true);
    expect(await inflatesWithin(zip(million), 999_999)).toBe(false);
    expect(await inflatesWithin(zip(million, { told: 10 }), 999_999)).toBe(false);
    expect(await inflatesWithin(zip(million, { method: 0 }), 1_000_000)).toBe(true);
    expect(await inflatesWithin(zip(million, { method: 0 }), 999_999)).toBe(false);
  });

  it('is unpacked once, however often it is named', async () => {
    // Blocks that hold nothing cost time and unpack to no byte.
    const empty = Buffer.alloc(0);
    const blocks = Buffer.concat([
      ...Array.from({ length: 100_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])),
      deflateRawSync(empty),
    ]);
    const timeOf = async (times: number, fits: boolean) => {
      const file = zip(empty, { packed: blocks, times });
      const began = performance.now();
      expect(await inflatesWithin(file, 10)).toBe(fits);
      return performance.now() - began;
    };
    const once = await timeOf(1, true);
    expect(await timeOf(20_000, false)).toBeLessThan(once * 500);
  });

  it('is nothing that we take when it is no plain ZIP file', async () => {
    expect(await inflatesWithin(Buffer.from('hello'), 100)).toBe(false);
    expect(await inflatesWithin(zip(million, { method: 99 }), 2_000_000)).toBe(false);
    expect(await inflatesWithin(zip(million).subarray(40), 2_000_000)).toBe(false);
    expect(await inflatesWithin(Buffer.alloc(0), 100)).toBe(false);
  });
});
