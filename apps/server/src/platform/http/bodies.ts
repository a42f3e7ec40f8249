import { Socket } from 'node:net';
import { bodyShape } from '@app/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWithin } from './json-shape.ts';
import { mayChange } from './storable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's JSON holds nothing that is not kept as it came, which spares looking. */
    isKept?: boolean;
    /** Ends a body that takes too long. */
    bodyTimer?: NodeJS.Timeout;
  }
}

/** Milliseconds that a body may take; that a file may stand still. */
const longest = 15_000;
/** Bytes in a millisecond of the slowest line over which a file is sent: 256 kbit/s. */
const slowestLine = 32;

/**
 * Reads JSON of no more than a row's bytes, depth and number of values, and ends what comes too
 * slowly (decision 074). Names that would change an object's prototype are refused.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    const { bodyLimit } = request.routeOptions;
    if (!isWithin(json, { depth: bodyShape.depth, values: bodyShape.values(bodyLimit) })) {
      return done(tooLarge());
    }
    request.isKept = !mayChange(json);
    return parse(request, json, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    endSlowBody(request);
    done();
  });
}

/** What the server answers with 413. */
export const tooLarge = () =>
  Object.assign(new Error('The body is too large.'), { statusCode: 413 });

/** Bytes that the client says are coming; 0 where it does not say. */
export const announcedBytes = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? 0);

/**
 * Whoever sends a byte now and then would hold a connection for as long as they are let; a body that
 * was refused is thrown away for as long, so that whoever still sends it reads the answer.
 */
function endSlowBody(request: FastifyRequest): void {
  const { raw } = request;
  if (announcedBytes(request) === 0 && raw.headers['transfer-encoding'] === undefined) return;
  endAfter(request, longest);
  const end = () => clearTimeout(request.bodyTimer);
  raw.once('end', end).once('close', end);
}

/** Gives a form the time that its bytes take over a slow line, as long as they keep coming. */
export function giveTimeFor(bytes: number, request: FastifyRequest): void {
  const { raw } = request;
  const { socket } = raw;
  // A request that comes over no network has none.
  if (request.bodyTimer === undefined || !(socket instanceof Socket)) return;
  endAfter(request, longest + bytes / slowestLine);
  socket.setTimeout(longest);
  raw.once('end', () => socket.setTimeout(0));
}

function endAfter(request: FastifyRequest, milliseconds: number): void {
  clearTimeout(request.bodyTimer);
  request.bodyTimer = setTimeout(() => request.raw.destroy(), milliseconds).unref();
}
