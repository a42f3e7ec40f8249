import { expect, it } from 'vitest';
import { chosenEncoding, encode } from './encodings.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['brotli', 'identity'],
])('for %j the encoding is %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding);
});

it.each(['br', 'gzip'] as const)('%s keeps no more memory than it is long', async (encoding) => {
  const page = await encode(Buffer.from('stranica '.repeat(2_000)), encoding);
  expect(page.length).toBeGreaterThan(10);
  expect(page.buffer.byteLength).toBe(page.length);
});
