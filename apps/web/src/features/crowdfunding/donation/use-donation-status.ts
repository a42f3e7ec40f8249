import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLive } from '../../../lib/live.ts';
import { crowdfunding } from '../client.ts';
import type { OrderRef } from './flow.ts';

/** Milliseconds between two questions: often while somebody looks at it, then rarer. */
const soon = 3_000;
const later = 10_000;
const soonTimes = 20;

interface Watch {
  /** Null: nothing is asked. */
  readonly order: OrderRef | null;
  /** Its signals mean that something changed. */
  readonly campaignId: string | null;
  /** The whole address at which the provider sent the donor back. */
  readonly returned?: string;
  readonly onTold: (donation: DonationView) => void;
  /** The server does not know this donation. */
  readonly onUnknown: () => void;
}

/** Asks how a donation stands until it is not asked any more. */
export function useDonationStatus(watch: Watch) {
  const { order, campaignId } = watch;
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  const running = useRef(false);
  const latest = useRef(watch);
  useEffect(() => {
    latest.current = watch;
  });

  const check = useCallback(async () => {
    const { order: asked, returned, onTold, onUnknown } = latest.current;
    if (!asked || running.current) return;
    running.current = true;
    setState('checking');
    try {
      const query = { token: asked.statusToken, ...(returned ? { returned } : {}) };
      const params = { orderNumber: asked.orderNumber };
      onTold(await crowdfunding.donation({ params, query }));
      setState('idle');
    } catch (error) {
      setState('failed');
      if (isApiError(error, 'NOT_FOUND')) onUnknown();
    } finally {
      running.current = false;
    }
  }, []);

  const orderNumber = order?.orderNumber;
  useEffect(() => {
    if (orderNumber === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let times = 0;
    const turn = async () => {
      await check();
      times += 1;
      if (!over) timer = setTimeout(() => void turn(), times < soonTimes ? soon : later);
    };
    void turn();
    const seen = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [orderNumber, check]);

  useLive(order && campaignId ? [`campaign:${campaignId}`] : [], () => void check());
  return { state, check };
}
