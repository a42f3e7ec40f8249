import { systemApi } from '@app/contracts/system/system.api';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from './platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's figures; modules add their own to it. */
    figures: Registry;
  }
}

/** Upper bounds of the durations, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export async function registerMetrics(
  app: FastifyInstance,
  platform: Pick<Platform, 'db'>,
): Promise<void> {
  const figures = new Registry();
  app.decorate('figures', figures);
  collectDefaultMetrics({ register: figures });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [figures],
  });
  countPool(figures, platform);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: a figure for each address would never end.
    const route = request.routeOptions.url ?? 'none';
    // An event stream lasts as long as its reader stays, which says nothing of the server.
    if (route !== systemApi.events.path) {
      durations
        .labels(request.method, route, String(reply.statusCode))
        .observe(reply.elapsedTime / 1000);
    }
    done();
  });
}

function countPool(figures: Registry, { db: { pool } }: Pick<Platform, 'db'>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open, idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [figures],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
