import { buffer } from 'node:stream/consumers';
import type { Part } from '../../platform/files/store.ts';
import type { RawContext } from '../../platform/http/context.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';

/** Headers of a file that nobody keeps, for whoever may open it and no other site. */
export const forReader = (disposition = 'attachment') => ({
  'cache-control': 'private, no-store',
  'content-disposition': disposition,
  'cross-origin-resource-policy': 'same-origin',
});

/**
 * A name is never given twice, so whoever has the file may keep it for good.
 *
 * @param rewrite makes of the file what this reader gets; null if it cannot.
 */
export async function deliver(
  { files }: Platform,
  key: string,
  { request, reply }: RawContext,
  headers: Readonly<Record<string, string>> = {},
  rewrite?: (content: Buffer) => Promise<Buffer | null>,
): Promise<unknown> {
  const tag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
  const known = request.headers['if-none-match'] === tag;
  const file = await files.get(key);
  if (!file) return fail('NOT_FOUND');
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    // Opened by itself, a file has the rights of no page; mails and other sites may show it.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...headers,
  });
  if (known) {
    file.stream.destroy();
    return reply.code(304).send();
  }
  if (rewrite) {
    const content = await rewrite(await buffer(file.stream));
    return content
      ? reply.header('content-type', file.contentType).send(content)
      : fail('NOT_FOUND');
  }
  const isFilm = file.contentType.startsWith('video/');
  const part = isFilm ? partOf(request.headers.range, file.size) : undefined;
  reply.headers({ 'content-type': file.contentType, ...(isFilm && { 'accept-ranges': 'bytes' }) });
  if (!part) return reply.header('content-length', file.size).send(file.stream);
  const { size } = file;
  file.stream.destroy();
  if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const cut = await files.get(key, part);
  if (!cut) return fail('NOT_FOUND');
  return reply
    .code(206)
    .headers({
      'content-length': cut.size,
      'content-range': `bytes ${part.start}-${part.end}/${size}`,
    })
    .send(cut.stream);
}

/**
 * The bytes that a player asks for (RFC 9110, one range); undefined where it takes the whole file.
 *
 * @param requested the header `Range`.
 */
export function partOf(requested: string | undefined, size: number): Part | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(requested ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'beyond';
}
