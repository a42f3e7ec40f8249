import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActivityText } from '@app/domain/skills/analysis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askReader } from './skills.reader.ts';

const texts: ActivityText[] = [
  { field: 'description', text: 'Brusimo daske i pravimo klupe.', learners: 'team' },
];
const found = {
  skill: 'carpentry',
  learners: 'team',
  confidence: 0.7,
  field: 'description',
  quote: 'Brusimo daske',
};
const saying = (content: unknown) =>
  JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] });

/** What the service answers, by the model it is asked for; null never. */
const answers: Record<string, { status?: number; body: string } | null> = {
  well: { body: saying({ skills: [found] }) },
  unknown: { body: saying({ skills: [{ ...found, skill: 'wizardry' }, found] }) },
  invented: { body: saying({ skills: [{ ...found, quote: 'nikad napisano' }] }) },
  otherwise: { body: saying({ abilities: [] }) },
  prose: { body: JSON.stringify({ choices: [{ message: { content: 'Naravno!' } }] }) },
  broken: { body: '{"choices": [' },
  failing: { status: 500, body: saying({ skills: [found] }) },
  endless: { body: saying({ skills: [found], filler: 'x'.repeat(300_000) }) },
  never: null,
};

const requests: unknown[] = [];
const server = createServer((request, response) => {
  let sent = '';
  request.on('data', (part) => {
    sent += part;
  });
  request.on('end', () => {
    const body = JSON.parse(sent) as { model: string };
    requests.push({ path: request.url, key: request.headers.authorization, body });
    const answer = answers[body.model];
    if (answer) response.writeHead(answer.status ?? 200).end(answer.body);
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (model: string, within?: number) =>
  askReader({ url, key: 'kljuc', model, requestsADay: 1 }, texts, within);

it('takes what is in the vocabulary and stands in the text', async () => {
  const expected = [{ ...found, start: 0, end: found.quote.length }];
  expect(await ask('well')).toEqual(expected);
  expect(await ask('unknown')).toEqual(expected);
  expect(await ask('invented')).toEqual([]);
  expect(requests[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer kljuc' });
});

it.each(['otherwise', 'prose', 'broken', 'failing', 'endless'])(
  'takes an answer that is %s for none',
  async (model) => {
    expect(await ask(model)).toBeNull();
  },
);

it('does not wait for an answer that never comes, nor for nobody there', async () => {
  expect(await ask('never', 50)).toBeNull();
  const nowhere = { url: 'http://127.0.0.1:1', key: '', model: 'well', requestsADay: 1 };
  expect(await askReader(nowhere, texts)).toBeNull();
});
