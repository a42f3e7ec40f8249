import { createHash } from 'node:crypto';
import type { Fening } from '@app/domain/money';
import { z } from 'zod';
import { escapeHtml } from '../../../platform/escape-html.ts';
import {
  formDigest,
  managementDigest,
  noticeDigest,
  orderDigest,
  requestAuthorization,
  returnDigest,
  sameDigest,
} from './monri.digests.ts';
import { countryCode, sized } from './monri.fields.ts';
import { readXml, writeXml } from './monri.xml.ts';
import {
  currency,
  type OpenedPayment,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentReport,
  type RefundAnswer,
} from './payment-provider.ts';

export interface MonriOptions {
  /** Base address for browsers, without a slash at the end. */
  readonly formUrl: string;
  /** Base address for this server. */
  readonly apiUrl: string;
  readonly callbackUrl: string;
  readonly key: string;
  readonly token: string;
}

/** Milliseconds to wait for the gateway. */
const timeoutMs = 5_000;

const Opened = z.object({
  status: z.literal('approved'),
  id: z.string().min(1).max(200),
  client_secret: z.string().min(1).max(500),
});

const Result = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  order_number: z.string(),
  amount: z.number().nullish(),
  currency: z.string().nullish(),
  status: z.string().nullish(),
  response_code: z.string().nullish(),
  approval_code: z.string().nullish(),
});
type Result = z.infer<typeof Result>;

const Status = z.object({
  payment_status: z.string(),
  payment_result: Result.nullish(),
});

const Webhook = z.object({ event: z.string(), payload: Result });

export class MonriClient implements PaymentProvider {
  readonly #options: MonriOptions;

  constructor(options: MonriOptions) {
    this.#options = options;
  }

  form(order: PaymentOrder): string {
    const inputs = Object.entries(this.#formFields(order))
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
    const action = escapeHtml(`${this.#options.formUrl}/v2/form`);
    return `<form method="POST" action="${action}" accept-charset="UTF-8">${inputs}</form>`;
  }

  #formFields(order: PaymentOrder): Record<string, string> {
    const { key, token, callbackUrl } = this.#options;
    const signed = { orderNumber: order.orderNumber, amount: order.amount, currency };
    return {
      ch_full_name: sized(order.buyer.fullName, 3, 30),
      ch_address: sized(order.buyer.address, 3, 100),
      ch_city: sized(order.buyer.city, 3, 30),
      ch_zip: sized(order.buyer.postalCode, 3, 9),
      ch_country: countryCode(order.buyer.country),
      ch_phone: sized(order.buyer.phone, 3, 30),
      ch_email: order.buyer.email,
      order_info: sized(order.title, 3, 100),
      order_number: order.orderNumber,
      amount: String(order.amount),
      currency,
      language: order.language === 'en' ? 'en' : 'ba',
      transaction_type: 'purchase',
      authenticity_token: token,
      digest: formDigest(key, signed),
      success_url_override: order.returnTo.success,
      cancel_url_override: order.returnTo.cancel,
      callback_url_override: callbackUrl,
    };
  }

  async open(order: PaymentOrder): Promise<OpenedPayment> {
    const answer = Opened.safeParse(
      await this.#json('POST', '/v2/payment/new', {
        amount: order.amount,
        order_number: order.orderNumber,
        currency,
        transaction_type: 'purchase',
        order_info: sized(order.title, 3, 100),
        scenario: 'charge',
      }),
    );
    if (!answer.success) throw new PaymentProviderError('The payment was not opened.');
    return { reference: answer.data.id, clientSecret: answer.data.client_secret };
  }

  async ask(orderNumber: string, reference: string | null): Promise<PaymentReport | null> {
    return reference === null
      ? await this.#askByOrder(orderNumber)
      : await this.#askByPayment(orderNumber, reference);
  }

  async #askByOrder(orderNumber: string): Promise<PaymentReport | null> {
    const { key, token } = this.#options;
    const answer = await this.#xml('/orders/show', 'order', {
      'order-number': orderNumber,
      'authenticity-token': token,
      digest: orderDigest(key, orderNumber),
    });
    if (answer === null) return null;
    const order = readXml(answer);
    return report(
      {
        order_number: order['order-number'] ?? '',
        status: order.status ?? null,
        response_code: order['response-code'] ?? null,
        approval_code: order['approval-code'] ?? null,
        amount: order.amount === undefined ? null : Number(order.amount),
        currency: order.currency ?? null,
      },
      null,
    );
  }

  async #askByPayment(orderNumber: string, reference: string): Promise<PaymentReport | null> {
    const path = `/v2/payment/${encodeURIComponent(reference)}/status`;
    const answer = Status.safeParse(await this.#json('GET', path));
    if (!answer.success) throw new PaymentProviderError('The status was not understood.');
    const { payment_status, payment_result } = answer.data;
    if (!payment_result) return report({ order_number: orderNumber, status: 'open' }, null);
    return report({ ...payment_result, status: payment_status }, null);
  }

  async refund(orderNumber: string, amount: Fening): Promise<RefundAnswer> {
    const { key, token } = this.#options;
    const answer = await this.#xml(`/transactions/${orderNumber}/refund.xml`, 'transaction', {
      amount: String(amount),
      currency,
      digest: managementDigest(key, { orderNumber, amount, currency }),
      'authenticity-token': token,
      'order-number': orderNumber,
    });
    const { status, id } = answer === null ? {} : readXml(answer);
    return { given: status === 'approved', reference: id ?? null };
  }

  read(authorization: string | undefined, rawBody: Uint8Array) {
    const [scheme, digest] = (authorization ?? '').split(' ');
    const right = noticeDigest(this.#options.key, rawBody);
    if (scheme !== 'WP3-callback' || !sameDigest(digest ?? '', right)) return 'forged';
    const text = Buffer.from(rawBody).toString('utf8');
    const noticeId = `notice:${createHash('sha256').update(rawBody).digest('hex')}`;
    const body = parseJson(text);
    const webhook = Webhook.safeParse(body);
    if (webhook.success) return webhookReport(webhook.data, noticeId);
    const result = Result.safeParse(body);
    return result.success ? report(result.data, noticeId) : 'foreign';
  }

  provesReturn(address: string, orderNumber: string): boolean {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.searchParams.get('order_number') !== orderNumber) return false;
    const digest = url.searchParams.get('digest') ?? '';
    return sameDigest(digest, returnDigest(this.#options.key, address));
  }

  async #json(method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> {
    const { apiUrl, key, token } = this.#options;
    // The text that is signed is the text that is sent.
    const body = content ? JSON.stringify(content) : '';
    const url = new URL(`${apiUrl}${path}`);
    const seconds = Math.floor(Date.now() / 1000);
    const signed = { token, seconds, path: url.pathname + url.search, body };
    const answer = await send(url, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: requestAuthorization(key, signed),
      },
      ...(content ? { body } : {}),
    });
    return parseJson(answer.text);
  }

  async #xml(path: string, root: string, content: Record<string, string>): Promise<string | null> {
    const answer = await send(new URL(`${this.#options.apiUrl}${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
      body: writeXml(root, content),
    });
    return answer.status === 404 ? null : answer.text;
  }
}

async function send(url: URL, request: RequestInit): Promise<{ status: number; text: string }> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new PaymentProviderError('The provider did not answer.', { cause: error });
  }
  if (answer.status === 404 || answer.status < 300) return answer;
  throw new PaymentProviderError(`The provider answered with status ${answer.status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function report(result: Result, noticeId: string | null): PaymentReport {
  return {
    orderNumber: result.order_number,
    outcome: outcomeOf(result),
    amount: result.amount ?? null,
    currency: result.currency ?? null,
    noticeId,
    details: kept(result),
  };
}

function outcomeOf({ status, response_code: code }: Result): PaymentReport['outcome'] {
  if (status === 'approved') return code === '0000' ? 'approved' : 'open';
  if (status === 'declined') return 'declined';
  return status === 'refunded' || status === 'voided' ? 'refunded' : 'open';
}

function kept(result: Result): Record<string, string> {
  const pairs = Object.entries({
    id: result.id,
    status: result.status,
    responseCode: result.response_code,
    approvalCode: result.approval_code,
    amount: result.amount,
    currency: result.currency,
  });
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value == null ? [] : [[name, String(value).slice(0, 100)]])),
  );
}

/** A webhook names what happened; a refund's payload tells of the refund, not of the payment. */
function webhookReport(
  { event, payload }: z.infer<typeof Webhook>,
  noticeId: string,
): PaymentReport | 'foreign' {
  const reported = report(payload, noticeId);
  if (/^transaction:(refund|void):approved$/.test(event)) {
    return reported.outcome === 'approved' ? { ...reported, outcome: 'refunded' } : 'foreign';
  }
  if (/^transaction:(purchase:)?(approved|declined)$/.test(event)) return reported;
  return 'foreign';
}
