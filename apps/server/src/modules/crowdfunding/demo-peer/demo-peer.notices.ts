import type { Platform } from '../../../platform/platform.ts';
import { noticeDigest } from '../payments/monri.digests.ts';
import type { PeerOrder } from './demo-peer.orders.ts';

/** Milliseconds before each further try to deliver a notice. */
const backOff = [1_000, 5_000, 30_000];
const timeoutMs = 5_000;

/** Signed like the gateway's: a callback for an approved order, a webhook for a declined one. */
export function createPeerNotices(
  p: Pick<Platform, 'settings' | 'log' | 'clock'>,
  callbackUrl: string,
) {
  const waiting = new Set<NodeJS.Timeout>();

  const resultOf = (order: PeerOrder, fullName: string) => {
    const approved = order.status !== 'declined';
    return {
      id: Number.parseInt(order.approvalCode, 10) + 100_000,
      acquirer: 'demo',
      order_number: order.orderNumber,
      amount: order.amount,
      currency: order.currency,
      ch_full_name: fullName,
      approval_code: approved ? order.approvalCode : null,
      response_code: approved ? '0000' : '1015',
      response_message: approved ? 'approved' : 'declined',
      masked_pan: '411111-xxx-xxx-1111',
      cc_type: 'visa',
      status: order.status,
      transaction_type: 'purchase',
      created_at: p.clock.now().toISOString(),
    };
  };

  const post = async (body: string, digest: string): Promise<boolean> => {
    const answer = await fetch(callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `WP3-callback ${digest}` },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };

  const deliver = async (body: string, further: readonly number[]): Promise<void> => {
    const digest = noticeDigest(p.settings.payments.key, Buffer.from(body));
    const delivered = await post(body, digest).catch(() => false);
    const [next, ...rest] = further;
    if (delivered || next === undefined) return;
    p.log.warn('demo payments: the notice was not taken, trying again');
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(body, rest);
    }, next);
    timer.unref();
    waiting.add(timer);
  };

  return {
    resultOf,
    /** Sends the notice about a decided order; returns after the first try. */
    async send(order: PeerOrder, fullName: string): Promise<void> {
      const payload = resultOf(order, fullName);
      const webhook = { event: 'transaction:declined', payload };
      const notice = order.status === 'declined' ? webhook : payload;
      await deliver(JSON.stringify(notice), backOff);
    },
    stop(): void {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

export type PeerNotices = ReturnType<typeof createPeerNotices>;
