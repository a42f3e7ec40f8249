import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';

let server: Server;
let base: string;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    if (pathname === '/to') {
      return response.writeHead(302, { location: searchParams.get('url') ?? '' }).end();
    }
    if (pathname === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (pathname === '/gone') return response.writeHead(410).end('gone');
    if (pathname === '/silent') return;
    if (pathname === '/parts') {
      response.writeHead(200);
      response.write('<title>a</title></he');
      return setImmediate(() => response.write(`ad>${' '.repeat(2000)}`));
    }
    if (pathname === '/endless') {
      response.writeHead(200);
      const more = (): boolean => response.write(Buffer.alloc(4096)) && more();
      response.on('drain', more);
      return more();
    }
    return response.writeHead(200, { 'content-type': 'image/png; x=1' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.closeAllConnections());

describe('a fetch for somebody else', () => {
  const strict = createGuardedFetch();

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/',
    'https://user:secret@93.184.216.34/',
    'http://93.184.216.34:22/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'no address',
  ])('never reaches %s', async (url) => {
    expect(await strict(url, 1000)).toBe('forbidden');
  });

  it('checks the address of every hop', async () => {
    const { port } = new URL(base);
    const only = createGuardedFetch((address, at) => address === '127.0.0.1' && at === port);
    requests.length = 0;
    for (const url of ['http://127.0.0.2/', 'http://localhost:1/', 'http://[::1]/']) {
      expect(await only(`${base}/to?url=${encodeURIComponent(url)}`, 1000)).toBe('forbidden');
    }
    expect(requests).toHaveLength(3);
  });

  it('follows redirects, but not for ever', async () => {
    const any = createGuardedFetch(() => true);
    expect(await any(`${base}/to?url=/a.png`, 1000)).toEqual({
      body: Buffer.from('picture'),
      contentType: 'image/png',
      charset: '',
      url: `${base}/a.png`,
    });
    expect(await any(`${base}/round`, 1000)).toBe('unreachable');
    const after = (hops: number): string =>
      hops === 0 ? '/a.png' : `/to?url=${encodeURIComponent(after(hops - 1))}`;
    expect(await any(`${base}${after(3)}`, 1000)).toMatchObject({ url: `${base}/a.png` });
    expect(await any(`${base}${after(4)}`, 1000)).toBe('unreachable');
  });

  it('takes no more than it was told, and only what is there', async () => {
    const any = createGuardedFetch(() => true);
    expect(await any(`${base}/endless`, 10_000)).toBe('tooLarge');
    expect(await any(`${base}/a.png`, 3)).toBe('tooLarge');
    expect(await any(`${base}/gone`, 1000)).toBe('unreachable');
    expect(await any('http://127.0.0.1:1/', 1000)).toBe('unreachable');
  });

  it('reads no further than is asked for', async () => {
    const any = createGuardedFetch(() => true);
    const until = async (text: string) => {
      const got = await any(`${base}/parts`, 1000, { until: text });
      return typeof got === 'string' ? got : got.body.toString();
    };
    expect(await until('</head>')).toBe('<title>a</title></head>');
    expect(await until('</never>')).toHaveLength(1000);
  });

  it('ends when the time is up for which it was given, and waits for no answer', async () => {
    const any = createGuardedFetch(() => true);
    for (const path of ['silent', 'endless']) {
      const time = new AbortController();
      const waiting = any(`${base}/${path}`, 1e12, { signal: time.signal });
      await vi.waitFor(() => expect(requests).toContain(`/${path}`), { timeout: 15_000 });
      time.abort();
      expect(await waiting).toBe('unreachable');
    }
    const late = AbortSignal.abort();
    expect(await any(`${base}/a.png`, 1000, { signal: late })).toBe('unreachable');
  });
});
