import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
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

const transform = createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } });

export async function registerDocuments(
  app: FastifyInstance,
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${settings.brand} API`,
        description:
          'Failed calls answer `{error, code, fields?}`: the text is in the language of `X-Language` (`bhs` or `en`), the code is stable.',
        version: '1',
      },
      servers: [{ url: settings.publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: (route) => {
      const told = transform(route);
      // Feeds of machines and shared pages stand beside the API, and are no part of it.
      return route.url.startsWith('/api/') ? told : { ...told, schema: { hide: true } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { deepLinking: true, docExpansion: 'none', layout: 'BaseLayout' },
    theme: { title: `${settings.brand} API` },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
}
