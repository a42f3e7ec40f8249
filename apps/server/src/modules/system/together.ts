import type { TogetherAnswer } from '@app/contracts/system/system.api';
import type { FastifyRequest } from 'fastify';

/** Of whoever asks: what decides of rights, language and limits. */
const passedOn = [
  'authorization',
  'x-language',
  'accept-language',
  'x-forwarded-for',
  'user-agent',
];

/** What the browser reads of an answer's headers. */
const told = ['content-type', 'x-next-cursor', 'etag'];

/**
 * Asks for each reading as though it had been asked for alone: access, limits, checks and figures
 * are those of its own row. What answers nothing but JSON is not asked for here.
 */
export function answeredTogether(
  asked: readonly string[],
  { server, headers, raw }: FastifyRequest,
): Promise<TogetherAnswer> {
  const sent = Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  return Promise.all(
    asked.map(async (url) => {
      if (!server.isAskable(url)) return { status: 404, headers: {}, body: '' };
      const answer = await server.inject({
        method: 'GET',
        url,
        headers: sent,
        ...(raw.socket.remoteAddress ? { remoteAddress: raw.socket.remoteAddress } : {}),
      });
      const shown = told.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [[name, String(value)] as const];
      });
      return { status: answer.statusCode, headers: Object.fromEntries(shown), body: answer.body };
    }),
  );
}
