import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { newId } from '../../../platform/ids.ts';

const Order = z.object({
  orderNumber: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['open', 'approved', 'declined', 'refunded']),
  approvalCode: z.string(),
  clientSecret: z.string().nullable(),
});
export type PeerOrder = z.infer<typeof Order>;

const orderForm = /^[A-Za-z0-9-]{1,40}$/;

/** A file for each order, so that it outlives a crash of the server as a real provider would. */
export function createPeerOrders(dataDir: string) {
  const folder = path.join(dataDir, 'demo-payments');
  const fileOf = (orderNumber: string) => path.join(folder, `${orderNumber}.json`);

  return {
    async find(orderNumber: string): Promise<PeerOrder | null> {
      if (!orderForm.test(orderNumber)) return null;
      const text = await readFile(fileOf(orderNumber), 'utf8').catch(() => null);
      return text === null ? null : Order.parse(JSON.parse(text));
    },

    /** Keeps an order. It is written beside its place first, so that it is never half there. */
    async keep(order: PeerOrder): Promise<void> {
      if (!orderForm.test(order.orderNumber)) throw new Error('This is no order number.');
      await mkdir(folder, { recursive: true });
      const beside = path.join(folder, `${newId()}.part`);
      await writeFile(beside, JSON.stringify(order));
      await rename(beside, fileOf(order.orderNumber));
    },
  };
}

export type PeerOrders = ReturnType<typeof createPeerOrders>;
