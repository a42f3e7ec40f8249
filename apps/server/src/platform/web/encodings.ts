import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a page may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A page lives for seconds, so that compressing must pay within them. */
const brotliQuality = 5;
const gzipLevel = 6;

/** Compresses a page; `identity` gives it back. */
export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  return alone(await compress(content, encoding));
}

/** Bytes in memory of their own: what stays for a while must not keep a shared block of 64 KB. */
export function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function compress(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(content, { level: gzipLevel });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

const refused = /;\s*q=0(?:\.0*)?\s*(?:,|$)/;

/** Brotli where the reader takes it, else gzip, else as it is. */
export function chosenEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || accepted === '') return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  const found = new RegExp(`(?:^|[,\\s])${encoding}\\b([^,]*(?:,|$))`).exec(accepted);
  return found !== null && !refused.test(found[1] ?? '');
}
