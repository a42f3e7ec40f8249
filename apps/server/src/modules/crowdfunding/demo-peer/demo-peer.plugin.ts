import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@app/messages/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { sameText } from '../../../platform/same-text.ts';
import {
  formDigest,
  managementDigest,
  orderDigest,
  requestAuthorization,
  returnDigest,
  sameDigest,
} from '../payments/monri.digests.ts';
import { readXml, writeXml } from '../payments/monri.xml.ts';
import { callbackPath, demoPeerPath, ownAddress } from '../payments/payments.ts';
import {
  type BankWay,
  bankWays,
  createPeerNotices,
  lateByMs,
  type PeerNotices,
} from './demo-peer.notices.ts';
import { createPeerOrders, type PeerOrder, type PeerOrders } from './demo-peer.orders.ts';
import {
  declinedPage,
  donePage,
  type FormFields,
  invalidPage,
  type PageFrame,
  payPage,
} from './demo-peer.pages.ts';

/** What the peer needs, so that it can be a process of its own. */
export type PeerPlatform = Pick<Platform, 'settings' | 'log' | 'clock'>;

/**
 * The card provider of the demo mode, below `/dev/payments`: it speaks the gateway's protocol, so
 * that redirect, form, card field, decline, refund and a confirmation that never comes can be
 * walked through on one machine. Absent wherever payments are real.
 */
export function demoPeer(p: PeerPlatform): ((app: FastifyInstance) => Promise<void>) | undefined {
  if (p.settings.mode !== 'demo' || p.settings.payments.mode !== 'demo') return undefined;
  return async (app) => {
    readTexts(app);
    await app.register(async (peer) => addRoutes(peer, p), { prefix: demoPeerPath });
  };
}

/** Signatures are of the text that was sent, so bodies stay texts here. */
function readTexts(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const types = ['application/json', 'application/xml', 'application/x-www-form-urlencoded'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

const hidden = { schema: { hide: true } };

interface Peer {
  readonly platform: PeerPlatform;
  readonly orders: PeerOrders;
  readonly notices: PeerNotices;
  readonly callbackUrl: string;
}

function addRoutes(app: FastifyInstance, platform: PeerPlatform): void {
  const callbackUrl = `${ownAddress(platform.settings)}${callbackPath}`;
  const peer: Peer = {
    platform,
    orders: createPeerOrders(platform.settings.dataDir),
    notices: createPeerNotices(platform, callbackUrl),
    callbackUrl,
  };
  app.addHook('onClose', async () => peer.notices.stop());
  addForm(app, peer);
  addManagement(app, peer);
  addCardField(app, peer);
}

function addForm(app: FastifyInstance, peer: Peer): void {
  const { platform, orders, notices } = peer;
  const { key } = platform.settings.payments;

  /** Answers what can be answered without a decision: a forged form, an order that is paid. */
  const settled = async (fields: FormFields, show: Show) => {
    if (!isOurs(peer, fields)) return show(invalidPage, 400);
    const known = await orders.find(fields.order_number ?? '');
    if (!known || !isPaid(known)) return undefined;
    return show((frame) => donePage(frame, returnAddress(key, fields, known)));
  };

  app.post<{ Body: string }>('/v2/form', hidden, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const show = showFor(platform, reply, fields);
    return (await settled(fields, show)) ?? show((frame) => payPage(frame, fields));
  });

  app.post<{ Body: string }>('/decide', hidden, async (request, reply) => {
    const { decision, ...fields } = fieldsOf(request.body);
    const show = showFor(platform, reply, fields);
    const answered = await settled(fields, show);
    if (answered) return answered;
    const way = wayOf(decision);
    const order = decidedOrder(platform, newOrder(fields, 'open'), way);
    await orders.keep(order);
    await notices.send(order, fields.ch_full_name ?? '', way);
    if (order.status === 'declined') return show((frame) => declinedPage(frame, fields));
    return reply.redirect(returnAddress(key, fields, order), 303);
  });
}

/** What is no way of the bank's is its usual one. */
const wayOf = (asked: string | undefined): BankWay =>
  bankWays.find((way) => way === asked) ?? 'approve';

function decidedOrder({ clock }: PeerPlatform, order: PeerOrder, way: BankWay): PeerOrder {
  const at = clock.now().getTime() + (way === 'late' ? lateByMs : 0);
  const status = way === 'decline' ? 'declined' : 'approved';
  return { ...order, status, decidedAt: new Date(at).toISOString() };
}

/** What the bank says of an order when it is asked. */
function statusOf({ clock }: PeerPlatform, { status, decidedAt }: PeerOrder): PeerOrder['status'] {
  return decidedAt && new Date(decidedAt) > clock.now() ? 'open' : status;
}

function isOurs({ platform, callbackUrl }: Peer, fields: FormFields): boolean {
  const { payments, publicUrl } = platform.settings;
  return (
    sameText(fields.authenticity_token ?? '', payments.token) &&
    sameDigest(fields.digest ?? '', formDigest(payments.key, signedPart(fields))) &&
    // Whoever holds a signed form may not make this page call or lead elsewhere.
    fields.callback_url_override === callbackUrl &&
    [fields.success_url_override, fields.cancel_url_override].every((address) =>
      address?.startsWith(`${publicUrl}/`),
    )
  );
}

function returnAddress(key: string, fields: FormFields, order: PeerOrder): string {
  const reported = new URLSearchParams({
    order_number: order.orderNumber,
    amount: String(order.amount),
    currency: order.currency,
    response_code: '0000',
    approval_code: order.approvalCode,
    language: fields.language ?? '',
  });
  const address = `${fields.success_url_override}&${reported}`;
  return `${address}&digest=${returnDigest(key, address)}`;
}

function addManagement(app: FastifyInstance, { platform, orders }: Peer): void {
  const { key } = platform.settings.payments;

  app.post<{ Body: string }>('/orders/show', hidden, async (request, reply) => {
    const { 'order-number': orderNumber = '', digest = '' } = readXml(request.body);
    if (!sameDigest(digest, orderDigest(key, orderNumber))) return reply.code(401).send('');
    const order = await orders.find(orderNumber);
    if (!order) return reply.code(404).send('');
    const reported = { ...order, status: statusOf(platform, order) };
    return sendXml(reply, 200, writeXml('order', xmlOf(reported)));
  });

  app.post<{ Body: string; Params: { order: string } }>(
    '/transactions/:order/refund.xml',
    hidden,
    async (request, reply) => {
      const { amount, currency = '', digest = '' } = readXml(request.body);
      const given = { orderNumber: request.params.order, amount: Number(amount), currency };
      if (!sameDigest(digest, managementDigest(key, given))) return reply.code(401).send('');
      const order = await orders.find(given.orderNumber);
      if (!order) return reply.code(404).send('');
      const refunded = order.refunded + given.amount;
      const fits = order.status === 'approved' && given.amount > 0 && refunded <= order.amount;
      const all = refunded === order.amount ? 'refunded' : order.status;
      if (fits) await orders.keep({ ...order, refunded, status: all });
      const status = fits ? 'approved' : 'declined';
      // What was given back so far rises with each refund, so that no two are called alike.
      const id = `${order.approvalCode}${refunded}`;
      return sendXml(reply, 201, writeXml('transaction', { ...xmlOf(order), id, status }));
    },
  );
}

function addCardField(app: FastifyInstance, { platform, orders, notices }: Peer): void {
  const { key, token } = platform.settings.payments;
  const isSigned = (request: FastifyRequest, body: string) => {
    const given = request.headers.authorization ?? '';
    const signed = { token, seconds: Number(given.split(' ')[2]), path: request.url, body };
    return sameText(given, requestAuthorization(key, signed));
  };
  const orderOf = (id: string) => orders.find(id.replace(/^pay-/, ''));

  app.post<{ Body: string }>('/v2/payment/new', hidden, async (request, reply) => {
    if (!isSigned(request, request.body)) return reply.code(401).send({ status: 'invalid' });
    const asked = newOrder(JSON.parse(request.body) as Record<string, string>, 'open');
    // Follows from the order, so that whoever opens it twice at once is given one secret.
    const clientSecret = `demo_${createHmac('sha256', key).update(asked.orderNumber).digest('base64url')}`;
    const order = await orders.begin({ ...asked, clientSecret });
    return {
      status: 'approved',
      id: `pay-${order.orderNumber}`,
      client_secret: order.clientSecret ?? clientSecret,
    };
  });

  app.get<{ Params: { id: string } }>('/v2/payment/:id/status', hidden, async (request, reply) => {
    if (!isSigned(request, '')) return reply.code(401).send({ status: 'invalid' });
    const order = await orderOf(request.params.id);
    if (!order) return reply.code(404).send({ status: 'invalid' });
    const status = statusOf(platform, order);
    const decided = status === 'open' ? null : notices.resultOf(order, '');
    return { status: 'approved', payment_status: status, payment_result: decided };
  });

  // What the provider's script does in the browser once the card was entered.
  app.post<{ Body: string; Params: { id: string } }>(
    '/v2/payment/:id/confirm',
    hidden,
    async (request, reply) => {
      const order = await orderOf(request.params.id);
      const given = fieldsOf(request.body);
      if (!order?.clientSecret || !sameText(given.client_secret ?? '', order.clientSecret)) {
        return reply.code(404).send({ status: 'invalid' });
      }
      if (order.status !== 'open') return { status: order.status };
      const way = wayOf(given.decision);
      const decided = decidedOrder(platform, order, way);
      await orders.keep(decided);
      await notices.send(decided, '', way);
      return { status: statusOf(platform, decided) };
    },
  );
}

const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));

const signedPart = (fields: FormFields) => ({
  orderNumber: fields.order_number ?? '',
  amount: Number(fields.amount),
  currency: fields.currency ?? '',
});

const isPaid = ({ status }: PeerOrder) => status === 'approved' || status === 'refunded';

function newOrder(fields: FormFields, status: PeerOrder['status']): PeerOrder {
  const approvalCode = String(randomInt(1_000_000)).padStart(6, '0');
  return {
    ...signedPart(fields),
    status,
    refunded: 0,
    approvalCode,
    clientSecret: null,
    decidedAt: null,
  };
}

function xmlOf(order: PeerOrder): Record<string, string> {
  return {
    'order-number': order.orderNumber,
    amount: String(order.amount),
    currency: order.currency,
    status: order.status,
    'response-code': order.status === 'declined' ? '1015' : '0000',
    'approval-code': order.approvalCode,
  };
}

function sendXml(reply: FastifyReply, status: number, document: string): FastifyReply {
  return reply.code(status).header('content-type', 'application/xml; charset=utf-8').send(document);
}

/** Prepares the answer for a page and returns its HTML: a reply itself cannot be awaited. */
type Show = (page: (frame: PageFrame) => string, status?: number) => string;

function showFor(p: PeerPlatform, reply: FastifyReply, fields: FormFields): Show {
  const language: Language = fields.language === 'en' ? 'en' : 'bhs';
  const nonce = randomBytes(16).toString('base64');
  return (page, status = 200) => {
    const policy = [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `form-action 'self' ${new URL(p.settings.publicUrl).origin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    });
    return page({ language, nonce });
  };
}
