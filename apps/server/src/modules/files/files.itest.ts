import { filesApi } from '@app/contracts/files/files.api';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { personas } from '../../platform/testing/personas.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { storePictureFrom } from './files.service.ts';
import { film, place } from './videos.testing.ts';

const app = setUpApp();
let token: string;
let adminToken: string;
let userId: string;

beforeAll(async () => {
  const { lejla, admin } = await personas(app);
  adminToken = admin.token;
  userId = lejla.id;
  token = lejla.token;
});

const picture = (width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#3b3fc6' } })
    .jpeg()
    .toBuffer();

interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  readonly file?: string;
}

async function upload(parts: readonly Part[], authorization = `Bearer ${token}`) {
  const form = new FormData();
  for (const { name, content, file } of parts) {
    if (file) form.append(name, new Blob([new Uint8Array(Buffer.from(content))]), file);
    else form.append(name, String(content));
  }
  const request = new Response(form);
  return app.http.inject({
    method: 'POST',
    url: filesApi.upload.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-language': 'bhs',
      ...(authorization ? { authorization } : {}),
    },
  });
}

describe('uploading a picture', () => {
  it.each([
    ['no boundary', 'multipart/form-data', 'abc'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['no part', 'multipart/form-data; boundary=x', 'abc'],
  ])('refuses a form that has %s', async (_name, type, payload) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: filesApi.upload.path,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('keeps it under the member’s own address', async () => {
    const answer = await upload([{ name: 'file', content: await picture(), file: 'a b.jpg' }]);
    expect(answer.statusCode).toBe(200);
    const { url, filePath } = answer.json();
    expect(answer.json()).toEqual({ success: true, url, filePath, userId });
    expect(url).toBe(`/api/uploads/${userId}/${filePath}`);
    expect(filePath).toMatch(/^[0-9a-f-]{36}\.webp$/);
  });

  it('keeps it in youth-bank storage when told so, before or after the file', async () => {
    const file = { name: 'file', content: await picture(), file: 'a.jpg' };
    const area = { name: 'entityType', content: 'ob' };
    for (const parts of [
      [file, area],
      [area, file],
    ]) {
      const { url, filePath } = (await upload(parts)).json();
      expect(url).toBe(`/api/ob-files/${filePath}`);
      expect((await app.http.inject(url)).statusCode).toBe(200);
    }
  });

  it('is for members only', async () => {
    const answer = await upload([{ name: 'file', content: await picture(), file: 'a.jpg' }], '');
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['HTML that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413],
    ['nothing', Buffer.alloc(0), 400],
  ])('refuses %s', async (_name, content, status) => {
    const answer = await upload([{ name: 'file', content, file: 'a.jpg' }]);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toBeTypeOf('string');
  });

  it('takes a video of an admin alone, and gives the part that a player asks for', async () => {
    const parts = [{ name: 'file', content: film, file: 'film.mp4' }];
    expect((await upload(parts)).statusCode).toBe(415);
    const { url } = (await upload(parts, `Bearer ${adminToken}`)).json();
    expect(url).toMatch(/^\/api\/ob-files\/[0-9a-f-]{36}\.mp4$/);
    const whole = await app.http.inject(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.includes(place)).toBe(false);
    const part = await app.http.inject({ url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${film.length}`);
    const beyond = await app.http.inject({ url, headers: { range: `bytes=${film.length}-` } });
    expect(beyond.statusCode).toBe(416);
  });

  it('takes no larger picture of an admin than of others', async () => {
    const content = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff);
    const parts = [{ name: 'file', content, file: 'a.jpg' }];
    expect((await upload(parts, `Bearer ${adminToken}`)).statusCode).toBe(413);
  });

  it('refuses a form without a file, and what is no form', async () => {
    expect((await upload([{ name: 'entityType', content: 'ob' }])).statusCode).toBe(400);
    const answer = await app.http.inject({
      method: 'POST',
      url: filesApi.upload.path,
      payload: { file: 'x' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(415);
  });

  it('says of an empty file that it is empty', async () => {
    const answer = await upload([{ name: 'file', content: '', file: 'prazna.png' }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'FILE_EMPTY',
      error: 'Ovaj fajl je prazan. Odaberi drugi fajl.',
    });
  });

  it('refuses a second file', async () => {
    const content = await picture();
    const answer = await upload([
      { name: 'file', content, file: 'a.jpg' },
      { name: 'file', content, file: 'b.jpg' },
    ]);
    expect(answer.statusCode).toBe(413);
  });
});

describe('a picture that lies on the web', () => {
  const from = async (url: string, authorization = `Bearer ${token}`) =>
    app.http.inject({
      method: 'POST',
      url: filesApi.uploadFromAddress.path,
      payload: { url, entityType: 'ob' },
      headers: { 'x-language': 'bhs', ...(authorization ? { authorization } : {}) },
    });

  it('is fetched, made anew and kept', async () => {
    const body = await picture();
    const fetched = async () => ({
      body,
      contentType: 'image/jpeg',
      charset: '',
      url: 'https://example.com/a',
    });
    const stored = await storePictureFrom(app.platform, fetched, userId, {
      url: 'https://example.com/a',
      area: 'ob',
    });
    if (isFailure(stored)) throw new Error(stored.code);
    const shown = await app.http.inject(stored.url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['tooLarge', 'PAYLOAD_TOO_LARGE'],
    ['forbidden', 'ADDRESS_UNREACHABLE'],
    ['unreachable', 'ADDRESS_UNREACHABLE'],
  ] as const)('is refused when it is %s', async (refusal, code) => {
    const stored = await storePictureFrom(app.platform, async () => refusal, userId, {
      url: 'https://example.com/a',
      area: 'product',
    });
    expect(stored).toMatchObject({ code });
  });

  it('leads nowhere inside, and is for members only', async () => {
    const answer = await from('http://127.0.0.1/api/health');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'ADDRESS_UNREACHABLE']);
    expect((await from('ftp://example.com/a.png')).statusCode).toBe(400);
    expect((await from('https://example.com/a.png', '')).statusCode).toBe(401);
  });
});

describe('delivering a file', () => {
  it('is cached for good and can do nothing', async () => {
    const { url } = (
      await upload([{ name: 'file', content: await picture(), file: 'a.jpg' }])
    ).json();
    const answer = await app.http.inject(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(60);
    const again = await app.http.inject({
      url,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it.each([
    `/api/uploads/${newId()}/nothing.webp`,
    '/api/ob-files/nothing.webp',
    '/api/ob-files/..',
    '/api/ob-files/..%2F..%2Fjwt-secret',
    `/api/uploads/${newId()}/..%2f..%2f..%2fjwt-secret`,
  ])('finds nothing at %s', async (url) => {
    const answer = await app.http.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });
});
