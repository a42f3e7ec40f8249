import { Readable } from 'node:stream';
import { type Access, type Endpoint, largestBodyOf } from '@app/contracts/endpoint';
import { FailedCall } from '@app/contracts/errors.schemas';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RequestPayload,
} from 'fastify';
import { memberOf, type SignedIn } from '../access/access.ts';
import type { Platform } from '../platform.ts';
import { sendFailure } from './answers.ts';
import { announcedBytes, giveTimeFor, tooLarge } from './bodies.ts';
import type { CallbackContext } from './context.ts';
import { counted, usedUp } from './counting.ts';
import { type Failure, fail, isFailure } from './failure.ts';
import { readerLanguage } from './language.ts';
import { makeStorable, unstorableAt } from './storable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once the access check has run. */
    reader: SignedIn | null;
    /** The body as it came; kept for endpoints that check a signature of it. */
    rawBody?: Buffer;
  }
}

export function mountEndpoint(
  app: FastifyInstance,
  platform: Platform,
  domain: string,
  name: string,
  endpoint: Endpoint,
  handler: (input: never, context: never) => Promise<unknown>,
): void {
  const run = handler as unknown as (input: unknown, context: unknown) => Promise<unknown>;
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(domain, name, endpoint),
    // JSON that comes in the place of a form is as small as any; whoever reads the form bounds it.
    ...(endpoint.largestBody && !isForm(endpoint) ? { bodyLimit: endpoint.largestBody } : {}),
    onRequest: (request, reply) => {
      if (endpoint.anyOrigin) reply.headers(readByAnyOrigin);
      return admit(platform, endpoint, request, reply);
    },
    ...(endpoint.access === 'callback' ? { preParsing: captureRawBody } : {}),
    preValidation: (request, reply) => makeSentStorable(request, reply, endpoint.access),
    handler: async (request, reply) => {
      const raw = endpoint.kind === 'stream' || isForm(endpoint);
      const answer = await counted(platform, endpoint, request, () =>
        run(
          { params: request.params ?? {}, query: request.query ?? {}, body: request.body },
          {
            ...contextOf(request, reply),
            ...(raw ? { request, reply } : {}),
            ...(endpoint.access === 'callback' ? signedPartsOf(request) : {}),
          },
        ),
      );
      if (isFailure(answer)) return sendFailure(reply, answer, readerLanguage(request.headers));
      if (endpoint.kind === 'stream' || reply.sent) return reply;
      if (reply.statusCode === 304) return reply.send();
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (reply.statusCode === 200) reply.code(status);
      return reply.send(answer);
    },
  });
}

/** Refusals too: a script that may not read them tells its reader of a broken connection. */
const readByAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-next-cursor',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Refuses whom the body of a call, however large, need not be read for. */
async function admit(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  request.reader = await platform.access.recognise(request.headers.authorization);
  const refused =
    platform.access.refusal(endpoint.access, request.reader) ??
    usedUp(platform, endpoint, request) ??
    endedToken(endpoint, request) ??
    (announcedBytes(request) > largestBodyOf(endpoint) ? fail('PAYLOAD_TOO_LARGE') : undefined);
  if (refused) return sendFailure(reply, refused, readerLanguage(request.headers));
  if (isForm(endpoint)) giveTimeFor(largestBodyOf(endpoint), request);
  return undefined;
}

const isForm = ({ kind }: Endpoint) => kind === 'multipart';

/** A token that was sent but is not good any more must lead to a refresh, not to a stranger's view. */
function endedToken(
  { access, path }: Endpoint,
  { headers, reader }: FastifyRequest,
): Failure | undefined {
  const isEnded = access === 'public' && headers.authorization && !reader;
  return isEnded && !isAuthEndpoint(path) ? fail('UNAUTHENTICATED') : undefined;
}

const isAuthEndpoint = (path: string) => path.startsWith('/api/auth/');

/**
 * No domain meets text that the database would refuse with an error of its own: a body loses it,
 * addresses with it are refused, and so is what was signed, which nobody may change. Nor does any
 * meet letters apart from their marks, but where they were signed.
 */
async function makeSentStorable(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
): Promise<FastifyReply | undefined> {
  const { params, query, body, isKept } = request;
  const path =
    unstorableAt(params) ??
    unstorableAt(query) ??
    makeStorable(params) ??
    makeStorable(query) ??
    (isKept ? undefined : access === 'callback' ? unstorableAt(body) : makeStorable(body));
  if (!path) return undefined;
  const refused = fail('VALIDATION', { fields: { [path.join('.')]: 'unstorable' } });
  return sendFailure(reply, refused, readerLanguage(request.headers));
}

/** A signature is of the bytes that were sent, which the parsed body no longer tells. */
async function captureRawBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > request.routeOptions.bodyLimit) throw tooLarge();
    chunks.push(bytes);
  }
  request.rawBody = Buffer.concat(chunks);
  const again: RequestPayload = Readable.from([request.rawBody], { objectMode: false });
  again.receivedEncodedLength = size;
  return again;
}

const signedPartsOf = (request: FastifyRequest): CallbackContext => ({
  authorization: request.headers.authorization,
  rawBody: request.rawBody ?? Buffer.alloc(0),
});

function contextOf(request: FastifyRequest, reply: FastifyReply) {
  const member = memberOf(request.reader);
  return {
    actor: member?.actor ?? null,
    sessionId: member?.sessionId ?? null,
    language: readerLanguage(request.headers),
    requestId: request.id,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
    header: (key: string, value: string) => void reply.header(key, value),
    unchanged: (version: string) => {
      const tag = `"${version}"`;
      reply.header('etag', tag);
      if (!holdsTag(request.headers['if-none-match'], tag)) return false;
      reply.code(304);
      return true;
    },
  };
}

/** Compression weakens a tag on its way; the version is the same. */
const holdsTag = (sent: string | undefined, tag: string) =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Access without a token; a callback proves itself by its signature. */
const openToAll: readonly Access[] = ['public', 'callback', 'demo'];

function schemaOf(domain: string, name: string, endpoint: Endpoint): FastifySchema {
  const status = endpoint.status ?? 200;
  const schema: FastifySchema & Record<string, unknown> = {
    operationId: `${domain}.${name}`,
    summary: endpoint.summary,
    tags: [domain],
    response: { '4xx': FailedCall },
  };
  if (endpoint.params) schema.params = endpoint.params;
  if (endpoint.query) schema.querystring = endpoint.query;
  if (endpoint.body && endpoint.access !== 'callback') schema.body = endpoint.body;
  if (endpoint.kind !== 'stream') {
    schema.response = { [status]: endpoint.answer, '4xx': FailedCall };
  }
  if (endpoint.access === 'demo') schema.hide = true;
  if (!openToAll.includes(endpoint.access)) schema.security = [{ bearer: [] }];
  return schema;
}
