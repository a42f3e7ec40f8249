import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How hard to compress, by brotli's and gzip's own measures. */
export interface Effort {
  /** 0 to 11. */
  readonly br: number;
  /** 0 to 9. */
  readonly gzip: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How far brotli looks back, as a power of two: beyond the content it is memory cleared for nothing. */
const windowOf = ({ length }: Buffer) => Math.min(Math.max(16, Math.ceil(Math.log2(length))), 22);
/** Bytes: small enough for the allocator to hand out again (decision 040). */
const chunkSize = 16 * 1024;

/** Compresses what is sent once. */
export function compress(
  content: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(content, { level: effort.gzip, chunkSize });
  return brotliAsync(content, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content),
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** A page lives for seconds, so that compressing must pay within them. */
const forPages: Effort = { br: 5, gzip: 6 };

/** Compresses what is kept and sent to many; `identity` gives it back. */
export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? content : alone(await compress(content, encoding, forPages));
}

/** Bytes in memory of their own: what stays for a while must not keep a shared block. */
export function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
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
