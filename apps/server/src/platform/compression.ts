import type { FastifyInstance, FastifyReply } from 'fastify';
import { chosenEncoding, compress, type Effort } from './encodings.ts';

/** Shorter answers gain nothing, in bytes. */
const smallest = 1024;
/** Answers are made for one reader, so speed counts more than the last percent. */
const effort: Effort = { br: 4, gzip: 5 };

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|problem\+json|openmetrics-text)|image\/svg)/;

/** Compresses whole answers by brotli or gzip; streams pass as they are. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < smallest || !mayCompress(reply)) return done(null, payload);
    addVary(reply);
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return done(null, payload);
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload;
    compress(content, encoding, effort).then((packed) => {
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
