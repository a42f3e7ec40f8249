import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buildHeader, type PageRequest } from '@app/contracts/page';
import { toKm } from '@app/domain/money';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { chosenEncoding } from '../encodings.ts';
import { pageSecurityHeaders } from '../headers.ts';
import { fail } from '../http/failure.ts';
import type { Invoke } from '../http/invoke.ts';
import { transportFailure } from '../http/server.ts';
import type { Platform } from '../platform.ts';
import type { Texts } from '../texts.ts';
import type { WebBuild } from './build.ts';
import { busyPage } from './busy-page.ts';
import { movedTo, pageAddress } from './page-address.ts';
import {
  createPageCache,
  type PageSource,
  type RenderedPage,
  type StoredPage,
} from './page-cache.ts';
import { createPageGround, type PageGround } from './page-ground.ts';
import { isPagePath, type PageReader, pageReader } from './page-reader.ts';

/** Milliseconds for which a kept page is sent without reading again what it is made from. */
const freshFor = 2_000;
/** Bytes of rendered pages that are kept. */
const keptBytes = 8 * 1024 * 1024;
const minute = 60_000;
/** Longest address that is rendered. */
const longestPath = 4_096;
/** Renderings under way: while one thread renders, the others wait for their data. */
const atOnce = 3;
/** Renderings that wait, a second's worth; whoever comes then is asked to come again. */
const waitingAtMost = 200;

type PagePlatform = Pick<Platform, 'settings' | 'clock' | 'log' | 'texts'> & {
  readonly signals: Pick<Platform['signals'], 'changes'>;
};

/** Serves the built web: its files, and every page, rendered for a stranger. */
export async function mountWeb(
  app: FastifyInstance,
  platform: PagePlatform,
  invoke: Invoke,
  build: WebBuild,
): Promise<void> {
  app.addHook('onClose', () => build.stop());
  await serveFiles(app, build.clientFolder);
  servePages(app, platform, invoke, build);
}

const files = { index: false, preCompressed: true, cacheControl: false } as const;
const cached = (value: string) => (reply: FastifyReply) => reply.header('cache-control', value);
const forGood = cached('public, max-age=31536000, immutable');

/**
 * A worker goes by the policy of its own file. This one reads PDFs that strangers sent: it decodes
 * their pictures, loads nothing and asks nobody.
 */
const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Built files bear a fingerprint in their names and never change; the others are asked for again. */
async function serveFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  // One route for all of them: a route for each of some 1,600 files held 10 MB.
  await app.register(fastifyStatic, {
    ...files,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    setHeaders(reply, path) {
      forGood(reply);
      if (/[\\/]pdf\.worker\.[^\\/]*$/.test(path)) {
        reply.header('content-security-policy', pdfWorkerPolicy);
      }
    },
  });
  await app.register(fastifyStatic, {
    ...files,
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: cached('public, max-age=3600'),
  });
}

function servePages(
  app: FastifyInstance,
  platform: PagePlatform,
  invoke: Invoke,
  build: WebBuild,
): void {
  const now = () => platform.clock.now().getTime();
  const cache = createPageCache(freshFor, keptBytes, now);
  const sourceOf = createSources(platform, invoke, build, now);

  app.get('/*', async (request, reply) => {
    const url = request.raw.url ?? '/';
    if (!url.startsWith('/') || !isPagePath(url) || url.length > longestPath) {
      return reply.callNotFound();
    }
    const path = pageAddress(url);
    const reader = pageReader(request.headers);
    const key = keyOf(path, reader, platform.texts);
    const page = await cache(key, () => sourceOf(path, reader));
    const named = ['x-request-id', request.id, buildHeader, build.id];
    // Only what has moved for good keeps its query; what leads on for now says where by itself.
    const { location } = page;
    if (location) named.push('location', page.status === 301 ? movedTo(location, url) : location);
    const unchanged = isUnchanged(request.raw, page);
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    const body = unchanged ? undefined : await page.body(encoding);
    // What is kept has its whole head: what other answers go through would only take it apart.
    reply.hijack();
    if (body) reply.raw.writeHead(page.status, [...page.head(encoding, body.length), ...named]);
    else reply.raw.writeHead(304, [...page.unchangedHead, ...named]);
    reply.raw.end(body);
  });
}

/** Changed texts show at once: what was rendered with others is not found any more. */
const keyOf = (path: string, { language, theme }: PageReader, texts: Texts) =>
  `${language} ${theme} ${texts.current().version} ${path}`;

const isUnchanged = (request: IncomingMessage, page: StoredPage) =>
  page.status === 200 && request.headers['if-none-match'] === page.etag;

function createSources(
  platform: PagePlatform,
  invoke: Invoke,
  { pages }: WebBuild,
  now: () => number,
): (path: string, reader: PageReader) => PageSource {
  const { settings, log, texts } = platform;
  const { changes } = platform.signals;
  const call: PageRequest['call'] = async (address, input, reader) => {
    try {
      return await invoke(address, input, reader);
    } catch (error) {
      log.error({ err: error }, 'a call of a page failed');
      const { code } = transportFailure(error as { code?: string });
      return fail(code);
    }
  };
  const limited = pLimit(atOnce);
  const isFull = () => limited.pendingCount >= waitingAtMost;
  const render = async (
    path: string,
    reader: PageReader,
    ground: PageGround,
  ): Promise<RenderedPage> => {
    const nonce = randomBytes(16).toString('base64');
    // The page says the minute only, so that what did not change stays the same page.
    const time = Math.floor(now() / minute) * minute;
    const { status, headers, body } = await pages.render({
      path,
      ...reader,
      nonce,
      brand: settings.brand,
      publicUrl: settings.publicUrl,
      demo: settings.mode === 'demo',
      mapTilesUrl: settings.mapTilesUrl,
      smallestGift: toKm(settings.payments.smallest),
      now: time,
      texts: texts.current(),
      call: ground.call,
      onError: (error) => log.error({ err: error }, 'a page failed'),
    });
    return {
      status,
      headers: { ...headers, ...pageSecurityHeaders(nonce, settings) },
      body,
      nonce,
      until: time + minute,
    };
  };
  return (path, reader) => ({
    ground: () => createPageGround(changes, now, call),
    repeats: async (ground, before) => !isFull() && limited(() => ground.repeats(before)),
    render: async (ground) =>
      isFull()
        ? { ...busyPage(settings, reader), until: now() }
        : limited(render, path, reader, ground),
  });
}
