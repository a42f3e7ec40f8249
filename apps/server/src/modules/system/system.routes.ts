import { askedAtHeader, toldSinceHeader } from '@app/contracts/page';
import { systemApi } from '@app/contracts/system/system.api';
import type { Context, RawContext } from '../../platform/http/context.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createLive, type Live } from './live.ts';
import { systemPlugin } from './system.plugin.ts';
import { createHealth, maySeeFigures } from './system.service.ts';
import { answeredTogether } from './together.ts';
import { readTopics } from './topics.ts';

export const systemModule = defineModule({
  name: 'system',
  api: systemApi,
  topics: { rights: 'nobody', table: 'nobody' },
  setup: createLive,
  handlers: (platform, live) => {
    const isHealthy = createHealth(platform);
    return {
      async health() {
        const ready = !platform.stopping.aborted && (await isHealthy());
        return ready ? { status: 'ok' as const } : fail('UNAVAILABLE');
      },
      async metrics(_input, { request, reply }) {
        if (!maySeeFigures(request, platform.settings.metricsToken)) return fail('FORBIDDEN');
        const { figures } = request.server;
        return reply
          .headers({ 'content-type': figures.contentType, 'cache-control': 'no-store' })
          .send(await figures.metrics());
      },
      events: async ({ query }, context) => openStream(platform, live, query, context),
      together: async ({ query }, { request, reply }) =>
        reply
          .headers({
            'cache-control': 'no-store',
            [askedAtHeader]: String(platform.clock.now().getTime()),
          })
          .send(await answeredTogether(query.ask, request)),
      devMail: ({ query }) => platform.mail.caught(query.to),
    };
  },
  plugin: systemPlugin,
});

/** Streams that one copy carries at most. */
const streamsAtMost = 20_000;

async function openStream(
  { signals, stopping, topics: kinds }: Platform,
  live: Live,
  {
    topics: requested,
    since,
  }: { readonly topics?: string | undefined; readonly since?: number | undefined },
  { actor, request, reply }: Context & RawContext,
): Promise<unknown> {
  const topics = readTopics(kinds, requested);
  if (isFailure(topics)) return topics;
  // Another copy takes it.
  if (stopping.aborted) return fail('UNAVAILABLE', { retryAfter: 1 });
  const { authorization } = request.headers;
  const member = actor && authorization ? { actor, authorization } : null;
  const admitted = await live.admit({ topics, member });
  // Deaf, or full: the reader falls back to asking now and then.
  if (!signals.connected || live.size >= streamsAtMost) {
    return fail('UNAVAILABLE', { retryAfter: 10 });
  }
  const isKnown = since !== undefined && live.knows(since);
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy that gathers the answer would keep the events to itself.
    'x-accel-buffering': 'no',
    ...(isKnown && { [toldSinceHeader]: String(since) }),
  });
  if (request.method === 'HEAD') return reply.send();
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200);
  live.open(reply.raw, admitted, isKnown ? since : undefined);
  return undefined;
}
