import { expect, it } from 'vitest';
import { setUpApp } from './platform/testing/setUp.ts';

const app = setUpApp();

it('what is sent is never sent back by the method TRACE', async () => {
  const answer = await app.http.inject({
    method: 'TRACE',
    url: '/api/health',
    headers: { authorization: 'Bearer tajna' },
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('tajna');
});

it.each(['/api', '/api/', '/api/uploads/', '/api/ob-files/', '/api/ob-documents/', '/dev/'])(
  'the folder %s lists nothing',
  async (url) => {
    const answer = await app.http.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  },
);

it('a call is what its method says, whatever else names one', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/health',
    headers: { 'x-http-method-override': 'GET' },
    query: { _method: 'GET' },
  });
  expect(answer.statusCode).toBe(404);
});
