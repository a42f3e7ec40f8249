import { isDeepStrictEqual } from 'node:util';
import { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import type { Endpoint } from '@app/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@app/contracts/errors';
import type { Language } from '@app/messages/catalogue';
import { errorsTexts } from '@app/messages/errors';
import type { LightMyRequestResponse } from 'fastify';
import type { Kind } from './kinds.ts';
import { hiddenFrom } from './markers.ts';

type Answer = LightMyRequestResponse;

const refusalKeys = ['error', 'code', 'fields', 'details'];

/** What is wrong with a refusal, apart from its being one; undefined if nothing is. */
export function wrongInRefusal(answer: Answer, language: Language): string | undefined {
  const body = bodyOf(answer) as Partial<Record<string, unknown>> | undefined;
  const code = body?.code as ErrorCode | undefined;
  if (!code || errorStatus[code] !== answer.statusCode) return `no known refusal: ${answer.body}`;
  if (body?.error !== errorsTexts[code][language]) return `another text: ${body?.error}`;
  const extra = Object.keys(body).filter((key) => !refusalKeys.includes(key));
  if (extra.length > 0) return `fields too many: ${extra}`;
  if (!/no-store/.test(String(answer.headers['cache-control']))) return 'a refusal that is kept';
  if (code === 'RATE_LIMITED' && !answer.headers['retry-after']) return '429 without a time';
  return undefined;
}

/** What is wrong with a success of a row: another shape, a field too many at any depth. */
export function wrongInSuccess(row: Endpoint, answer: Answer): string | undefined {
  const kept = String(answer.headers['cache-control']);
  if (row.access !== 'public' && !/no-store|private/.test(kept)) return `kept by others: ${kept}`;
  if (answer.statusCode === 204) return answer.body === '' ? undefined : 'a body with 204';
  if (!/json/.test(String(answer.headers['content-type']))) {
    return row.kind === 'stream' ? undefined : `no JSON: ${answer.headers['content-type']}`;
  }
  const body = bodyOf(answer);
  const read = row.answer.safeParse(body);
  if (!read.success) return `another shape: ${read.error.message}`;
  // Reading takes away what the schema does not know.
  return isDeepStrictEqual(row.answer.encode(read.data), body)
    ? undefined
    : `fields too many: ${answer.body.slice(0, 300)}`;
}

/** What other sites are offered to show in a frame of theirs. */
const framedElsewhere = [campaignPagesApi.widget.path];

/** What is wrong with the head of any answer, whoever asked and whatever became of it. */
export function wrongInHead(
  { path, anyOrigin }: Endpoint,
  { headers, statusCode }: Answer,
): string[] {
  const type = String(headers['content-type'] ?? '');
  const framing = statusCode === 200 && framedElsewhere.includes(path) ? '*' : "'none'";
  const policy = String(headers['content-security-policy']).split('; ');
  return [
    headers['x-content-type-options'] === 'nosniff' ? [] : 'its type may be guessed at',
    headers['referrer-policy'] ? [] : 'links tell where they stand',
    policy.includes(`frame-ancestors ${framing}`) ? [] : `framing is not ${framing}`,
    headers['access-control-allow-origin'] === (anyOrigin && '*')
      ? []
      : `other sites may ${anyOrigin ? 'not ' : ''}read it`,
    'access-control-allow-credentials' in headers ? 'other sites may read it as a member' : [],
    'server' in headers || 'x-powered-by' in headers ? 'it says what answers' : [],
    /^text\/|json|[/+]xml/.test(type) && !/charset=utf-8/.test(type)
      ? `${type} without letters`
      : [],
  ].flat();
}

/** Names of the private texts in an answer that this reader must not be told. */
export function leaksIn(answer: Answer, kind: Kind): string[] {
  const whole = `${JSON.stringify(answer.headers)}${answer.body}`;
  return hiddenFrom(kind)
    .filter(([, text]) => whole.includes(text))
    .map(([name]) => name);
}

export function bodyOf(answer: Answer): unknown {
  try {
    return answer.json();
  } catch {
    return undefined;
  }
}
