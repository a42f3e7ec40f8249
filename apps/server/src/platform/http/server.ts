import { randomUUID } from 'node:crypto';
import { bodySizes, type Endpoint } from '@app/contracts/endpoint';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { apiSecurityHeaders } from '../headers.ts';
import type { Platform } from '../platform.ts';
import { sendFailure, validationBody } from './answers.ts';
import { readBodies } from './bodies.ts';
import { type Failure, fail } from './failure.ts';
import { readerLanguage } from './language.ts';
import type { ServerModule } from './module.ts';
import { mountEndpoint } from './mount.ts';

/** `prepare` registers what must stand before the routes (headers, documents, figures). */
export async function createServer(
  platform: Platform,
  modules: readonly ServerModule[],
  prepare: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: platform.settings.trustProxy ?? false,
    bodyLimit: bodySizes.usual,
    // Bodies have limits of their own, which begin where the headers end.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // What came before a connection could be closed is answered like any other.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What the router itself refuses, such as an address that cannot be decoded.
    frameworkErrors: (_error, request, reply) =>
      sendFailure(
        reply.headers(apiSecurityHeaders(platform.settings)),
        fail('BAD_REQUEST'),
        readerLanguage(request.headers),
      ),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  answerErrors(app);
  readBodies(app);
  await prepare(app);
  app.decorate('isAskable', askableOf(modules));
  for (const module of modules) {
    for (const [name, endpoint] of Object.entries<Endpoint>(module.api)) {
      const handler = module.handlers[name];
      if (!handler) throw new Error(`No handler for ${module.name}.${name}.`);
      mountEndpoint(app, platform, module.name, name, endpoint, handler);
    }
    if (module.plugin) await app.register(module.plugin);
  }
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an address is one of a reading that answers in JSON, by itself and soon. */
    isAskable(url: string): boolean;
  }
}

function askableOf(modules: readonly ServerModule[]): (url: string) => boolean {
  const patterns = modules
    .flatMap(({ api }) => Object.values<Endpoint>(api))
    .filter(({ method, kind }) => method === 'GET' && (kind ?? 'json') === 'json')
    .map(({ path }) => path.split('/'));
  return (url) => {
    const parts = (url.split('?')[0] ?? '').split('/');
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, n) => part.startsWith(':') || part === parts[n]),
    );
  };
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    // The route's pattern is logged, not the address: addresses carry tokens.
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const language = readerLanguage(request.headers);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map((one) => ({
        ...one.params,
        code: one.keyword,
        message: one.message ?? '',
        path: one.instancePath.split('/').filter((part) => part !== ''),
      }));
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send(validationBody(issues, language));
    }
    const failure = transportFailure(error as { statusCode?: number; code?: string });
    if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE') {
      request.log.error({ err: error }, 'unexpected');
    }
    return sendFailure(reply, failure, language);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, fail('NOT_FOUND'), readerLanguage(request.headers)),
  );
}

/** PostgreSQL's and the network's ways of saying that the database is not there. */
const outage =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|57P0|08|53)|timeout exceeded when trying to connect|Connection terminated|is not queryable/;

export function transportFailure(error: {
  statusCode?: number;
  code?: string;
  message?: string;
  cause?: { code?: string; message?: string };
}): Failure {
  if (error.statusCode === 413) return fail('PAYLOAD_TOO_LARGE');
  if (error.statusCode === 415) return fail('UNSUPPORTED_MEDIA');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return fail('BAD_REQUEST');
  }
  const signs = [error.code, error.message, error.cause?.code, error.cause?.message];
  if (signs.some((sign) => sign && outage.test(sign))) return fail('UNAVAILABLE');
  return fail('INTERNAL');
}
