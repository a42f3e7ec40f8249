import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Shorter answers gain nothing, in bytes. */
const smallest = 1024;
/** Answers are made for one reader, so speed counts more than the last percent. */
const brotliQuality = 4;
const gzipLevel = 5;

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|problem\+json|openmetrics-text)|image\/svg)/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses whole answers by brotli or gzip; streams pass as they are. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < smallest || !mayCompress(reply)) return done(null, payload);
    addVary(reply);
    const encoding = chosenEncoding(request);
    if (!encoding) return done(null, payload);
    compress(payload, encoding).then((packed) => {
      reply.header('content-encoding', encoding);
      reply.removeHeader('content-length');
      weakenTag(reply);
      done(null, packed);
    }, done);
  });
}

function mayCompress(reply: FastifyReply): boolean {
  if (reply.hasHeader('content-encoding')) return false;
  if (String(reply.getHeader('cache-control') ?? '').includes('no-transform')) return false;
  return compressible.test(String(reply.getHeader('content-type') ?? ''));
}

function chosenEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'];
  if (!accepted) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return undefined;
}

function compress(answer: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const content = typeof answer === 'string' ? Buffer.from(answer) : answer;
  if (encoding === 'gzip') return gzipAsync(content, { level: gzipLevel });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  if (!vary) reply.header('vary', 'accept-encoding');
  else if (!/accept-encoding/i.test(String(vary))) reply.header('vary', `${vary}, accept-encoding`);
}

/** Two encodings of one answer are equal in meaning, not byte by byte. */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
}
