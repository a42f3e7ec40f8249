import { buffer } from 'node:stream/consumers';
import type { RawContext } from '../../platform/http/context.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';

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
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
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
  return reply
    .headers({ 'content-type': file.contentType, 'content-length': file.size })
    .send(file.stream);
}
