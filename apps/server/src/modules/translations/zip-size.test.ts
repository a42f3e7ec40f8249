import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflatesWithin } from './zip-size.ts';

/** A ZIP file with one entry, which may lie about its size. */
function zip(content: Buffer, { method = 8, told = content.length } = {}): Buffer {
  const packed = method === 8 ? deflateRawSync(content) : content;
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
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('what a ZIP file unpacks to', () => {
  const million = Buffer.alloc(1_000_000);

  it('is measured, not believed', () => {
    expect(inflatesWithin(zip(million), 1_000_000)).toBe(true);
    expect(inflatesWithin(zip(million), 999_999)).toBe(false);
    expect(inflatesWithin(zip(million, { told: 10 }), 999_999)).toBe(false);
    expect(inflatesWithin(zip(million, { method: 0 }), 1_000_000)).toBe(true);
    expect(inflatesWithin(zip(million, { method: 0 }), 999_999)).toBe(false);
  });

  it('is nothing that we take when it is no plain ZIP file', () => {
    expect(inflatesWithin(Buffer.from('hello'), 100)).toBe(false);
    expect(inflatesWithin(zip(million, { method: 99 }), 2_000_000)).toBe(false);
    expect(inflatesWithin(zip(million).subarray(40), 2_000_000)).toBe(false);
    expect(inflatesWithin(Buffer.alloc(0), 100)).toBe(false);
  });
});
