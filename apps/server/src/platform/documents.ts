import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import swagger, { type SwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { namedShapes, usedShapes } from './documents.shapes.ts';
import { chosenEncoding, encode } from './encodings.ts';
import type { Settings } from './settings.ts';

/** The docs page brings styles of its own; no script but its files runs. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of each endpoint under `/api/`: feeds of machines and shared pages stand beside the API. */
export async function registerDocuments(
  app: FastifyInstance,
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
): Promise<void> {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    if (url.startsWith('/api/') && method !== 'HEAD') routes.push({ method, url, schema });
  });
  const send = cachedDocument(() => describe(routes, optionsOf(settings)));
  // The readable form is registered only beside it; nobody asks it for a document.
  await app.register(swagger);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true, docExpansion: 'none', layout: 'BaseLayout' },
    theme: { title: `${settings.brand} API` },
    uiHooks: {
      // Its own two would be written anew each time; whatever is JSON is YAML.
      preHandler: async (request, reply) => {
        const [, form] = /\/(json|yaml)$/.exec(request.routeOptions.url ?? '') ?? [];
        if (!form) return undefined;
        return send(request, reply.type(form === 'yaml' ? 'application/x-yaml' : documentType));
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (request, reply) =>
    send(request, reply.type(documentType)),
  );
}

const documentType = 'application/json; charset=utf-8';

type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

const optionsOf = ({ brand, publicUrl }: Pick<Settings, 'brand' | 'publicUrl'>) =>
  ({
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        description:
          'Failed calls answer `{error, code, fields?}`: the text is in the language of `X-Language` (`bhs` or `en`), the code is stable.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
  }) satisfies SwaggerOptions;

/** Routes that are described between two turns of the loop: all of them take it most of a second. */
const atOnce = 4;

/** The document in parts, so that nobody waits for it who did not ask for it. */
async function describe(
  routes: readonly DescribedRoute[],
  options: ReturnType<typeof optionsOf>,
): Promise<Buffer> {
  const { registry, shapes } = namedShapes(
    new Set(routes.flatMap(({ schema }) => [schema?.querystring, schema?.params])),
  );
  const transform = createJsonSchemaTransform({
    schemaRegistry: registry,
    zodToJsonConfig: { target: 'draft-2020-12' },
  });
  let document = {};
  const paths: Record<string, object> = {};
  for (let n = 0; n < routes.length; n += atOnce) {
    const part = Fastify();
    part.setValidatorCompiler(() => () => true);
    part.setSerializerCompiler(() => () => '');
    await part.register(swagger, { ...options, transform });
    for (const route of routes.slice(n, n + atOnce)) part.route({ ...route, handler: () => '' });
    await part.ready();
    document = part.swagger();
    for (const [path, methods] of Object.entries(part.swagger().paths ?? {})) {
      paths[path] = { ...paths[path], ...methods };
    }
    await nextTurn();
  }
  const schemas: Record<string, unknown> = {};
  for (const [n, [name, shape]] of shapes.entries()) {
    // A copy has no name, so that it is told whole; what stands in it has.
    const whole = shape.clone(shape.def as never);
    const { schema } = transform({
      schema: { body: whole, response: { 200: whole } },
      url: name,
      openapiObject: options.openapi,
    } as never);
    const { body, response } = Object(schema);
    schemas[`${name}Input`] = body;
    schemas[name] = response[200];
    if (n % atOnce === 0) await nextTurn();
  }
  const used = usedShapes(JSON.stringify(paths), schemas);
  const components = { ...Object(document).components, schemas: used.schemas };
  return Buffer.from(JSON.stringify({ ...document, paths: JSON.parse(used.paths), components }));
}

interface CachedDocument {
  readonly tag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Makes a document when it is first asked for, and keeps it compressed, a fifteenth of its size. */
function cachedDocument(make: () => Promise<Buffer>) {
  let cached: Promise<CachedDocument> | undefined;
  const pack = async (): Promise<CachedDocument> => {
    const content = await make();
    const [br, gzip] = await Promise.all([encode(content, 'br'), encode(content, 'gzip')]);
    return { tag: `W/"${hash('sha1', content, 'base64url')}"`, br, gzip };
  };
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    cached ??= pack();
    cached.catch(() => {
      cached = undefined;
    });
    const { tag, ...packed } = await cached;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = chosenEncoding(headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(await unzip(packed.gzip));
    return reply.header('content-encoding', encoding).send(packed[encoding]);
  };
}

const unzip = promisify(gunzip);
