import { pages } from '@app/contracts/pages';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { readerLanguage } from '../../platform/http/language.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Live } from './live.ts';
import { mailboxPage, mailboxPolicy } from './mailbox.page.ts';

export function systemPlugin(platform: Platform, live: Live) {
  return async (app: FastifyInstance): Promise<void> => {
    new Gauge({
      name: 'live_connections',
      help: 'Open event streams.',
      registers: [app.figures],
      collect() {
        this.set(live.size);
      },
    });
    app.addHook('preClose', async () => live.close());
    if (platform.settings.mode !== 'demo') return;
    app.get<{ Querystring: { to?: string } }>(
      pages.mailbox(),
      { schema: { hide: true } },
      async (request, reply) => {
        const to = typeof request.query.to === 'string' ? request.query.to : undefined;
        const mails = await platform.mail.caught(to);
        reply.headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': mailboxPolicy,
        });
        return mailboxPage(mails, {
          brand: platform.settings.brand,
          language: readerLanguage(request.headers),
          to,
        });
      },
    );
  };
}
