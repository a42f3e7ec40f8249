import type { Platform } from '../../../platform/platform.ts';
import { noticeDigest } from '../payments/monri.digests.ts';
import type { PeerOrder } from './demo-peer.orders.ts';

/**
 * What the bank does with a payment. `lose`: nobody is told. `late`: it decides after a while.
 * `repeat`: it tells several times, at once and later. `forge`: somebody else tells, who does not
 * know the key.
 */
export const bankWays = ['approve', 'decline', 'lose', 'late', 'repeat', 'forge'] as const;
export type BankWay = (typeof bankWays)[number];

/** Milliseconds before each further try to deliver a notice. */
const backOff = [1_000, 5_000, 30_000];
const timeoutMs = 5_000;
/** How long the bank thinks about a late decision. */
export const lateByMs = 8_000;
/** When a notice that was taken comes once more. */
const repeatAfterMs = 2_000;

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

  const after = (milliseconds: number, work: () => Promise<unknown>): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void work();
    }, milliseconds);
    timer.unref();
    waiting.add(timer);
  };

  const deliver = async (body: string, further: readonly number[]): Promise<void> => {
    const digest = noticeDigest(p.settings.payments.key, Buffer.from(body));
    const delivered = await post(body, digest).catch(() => false);
    const [next, ...rest] = further;
    if (delivered || next === undefined) return;
    p.log.warn('demo payments: the notice was not taken, trying again');
    after(next, () => deliver(body, rest));
  };

  return {
    resultOf,
    /** Tells of a decided order as the bank's way is; returns after the first try. */
    async send(order: PeerOrder, fullName: string, way: BankWay): Promise<void> {
      const payload = resultOf(order, fullName);
      const webhook = { event: 'transaction:declined', payload };
      const body = JSON.stringify(order.status === 'declined' ? webhook : payload);
      const tell = () => deliver(body, backOff);
      switch (way) {
        case 'lose':
          return;
        case 'late':
          return after(lateByMs, tell);
        case 'forge':
          await post(body, noticeDigest('somebody else’s key', Buffer.from(body))).catch(
            () => false,
          );
          return;
        case 'repeat':
          await Promise.all([tell(), tell(), tell()]);
          return after(repeatAfterMs, tell);
        default:
          return tell();
      }
    },
    stop(): void {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

export type PeerNotices = ReturnType<typeof createPeerNotices>;
