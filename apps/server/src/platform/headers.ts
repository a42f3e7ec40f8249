import { buildHeader } from '@app/contracts/page';
import { embedOrigins } from '@app/domain/blocks/embed';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

type HeaderSettings = Pick<Settings, 'publicUrl' | 'payments' | 'mapTilesUrl'>;

/**
 * What no answer goes without: the headers that helmet sets, stricter where the product allows it.
 * A table, as a plugin asked for each answer costs more than the rest of a short one.
 */
const common: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers opened holes of its own.
  'x-xss-protection': '0',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

const pageOnly: Readonly<Record<string, string>> = {
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
};

const twoYears = 63_072_000;

function transport(settings: HeaderSettings): Record<string, string> {
  if (!settings.publicUrl.startsWith('https:')) return {};
  return { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` };
}

/** Headers of whatever is no page: nothing in such an answer may run, load or be framed. */
export function apiSecurityHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...common,
    ...transport(settings),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** `nonce`: of the page's own scripts, new for each rendering. */
export function pageSecurityHeaders(
  nonce: string,
  settings: HeaderSettings,
): Record<string, string> {
  return {
    ...common,
    ...pageOnly,
    ...transport(settings),
    'content-security-policy': pagePolicy(nonce, settings),
  };
}

function pagePolicy(nonce: string, settings: HeaderSettings): string {
  const provider = new URL(settings.payments.url).origin;
  const tiles = settings.mapTilesUrl === null ? '' : ` ${new URL(settings.mapTilesUrl).origin}`;
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    `frame-src ${embedOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action 'self' ${provider}`,
  ];
  if (settings.publicUrl.startsWith('https:')) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** `build`: of the web that this copy serves; open pages of another one learn of it. */
export async function registerApiHeaders(
  app: FastifyInstance,
  settings: HeaderSettings,
  build?: string,
): Promise<void> {
  const headers = {
    ...apiSecurityHeaders(settings),
    ...(build === undefined ? {} : { [buildHeader]: build }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
