import { createHash } from 'node:crypto';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { App } from '../../app.ts';

/** What the card provider tells of an order; the rest of a notice is made up. */
export interface Told {
  readonly orderNumber: string;
  /** Whole fening. */
  readonly amount: number;
  readonly currency?: string;
  readonly status?: string;
  readonly responseCode?: string;
  /** Makes it a webhook. */
  readonly event?: string;
  /** Tells two notices about one order apart. */
  readonly id?: number;
}

/** The body of a notice, as the gateway writes it. */
export function noticeBody(told: Told): string {
  const payload = {
    id: told.id ?? 214,
    acquirer: 'integration_acq',
    order_number: told.orderNumber,
    amount: told.amount,
    currency: told.currency ?? 'BAM',
    ch_full_name: 'Nermina Hadžić',
    approval_code: '687042',
    response_code: told.responseCode ?? '0000',
    response_message: 'approved',
    masked_pan: '411111-xxx-xxx-1111',
    status: told.status ?? 'approved',
    transaction_type: 'purchase',
  };
  return JSON.stringify(told.event ? { event: told.event, payload } : payload);
}

/** The header that proves a notice. */
export function signatureOf(app: Pick<App, 'platform'>, body: string): string {
  const { key } = app.platform.settings.payments;
  return `WP3-callback ${createHash('sha512').update(key).update(body).digest('hex')}`;
}

/**
 * Sends a notice to the callback address.
 *
 * @param authorization left out, the right one.
 */
export async function sendNotice(
  app: Pick<App, 'http' | 'platform'>,
  body: string,
  authorization = signatureOf(app, body),
): Promise<number> {
  const answer = await app.http.inject({
    method: crowdfundingApi.callback.method,
    url: crowdfundingApi.callback.path,
    headers: { 'content-type': 'application/json', authorization },
    payload: body,
  });
  return answer.statusCode;
}

/** Tells that an order was paid. */
export const approve = (
  app: Pick<App, 'http' | 'platform'>,
  orderNumber: string,
  amount: number,
): Promise<number> => sendNotice(app, noticeBody({ orderNumber, amount }));

/** The fields of a hosted form. */
export function fieldsOf(html: string): URLSearchParams {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) fields.set(name, plain(value));
  return fields;
}
