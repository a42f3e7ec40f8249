import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerCompression } from './compression.ts';

const long = {
  list: Array.from({ length: 200 }, (_, index) => ({ index, name: 'Omladinska banka' })),
};
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await registerCompression(app);
  app.get('/long', async (_request, reply) => {
    reply.header('etag', '"1"').header('vary', 'x-language');
    return long;
  });
  app.get('/short', async () => ({ status: 'ok' }));
  app.get('/picture', async (_request, reply) =>
    reply.type('image/webp').send(Buffer.alloc(5000, 1)),
  );
  app.get('/packed', async (_request, reply) =>
    reply.header('content-encoding', 'br').type('text/html').send(Buffer.alloc(5000, 1)),
  );
});

afterAll(() => app.close());

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe('compression', () => {
  it('takes brotli before gzip', async () => {
    const answer = await get('/long', 'gzip, deflate, br, zstd');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it('takes gzip where brotli is not spoken or refused', async () => {
    for (const accepted of ['gzip', 'br;q=0, gzip', 'gzip;q=0.5']) {
      const answer = await get('/long', accepted);
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
    }
  });

  it('tells caches what the answer hangs on', async () => {
    const packed = await get('/long', 'br');
    expect(packed.headers.vary).toBe('x-language, accept-encoding');
    expect(packed.headers.etag).toBe('W/"1"');
    const plain = await get('/long');
    expect(plain.headers.vary).toBe('x-language, accept-encoding');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).toBe('"1"');
  });

  it('leaves alone what is short, packed already or a picture', async () => {
    for (const url of ['/short', '/picture']) {
      expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
    }
    const packed = await get('/packed', 'gzip, br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toHaveLength(5000);
  });
});
