import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { newId } from '../../../platform/ids.ts';

const Order = z.object({
  orderNumber: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['open', 'approved', 'declined', 'refunded']),
  /** What of it was given back. */
  refunded: z.number().default(0),
  approvalCode: z.string(),
  clientSecret: z.string().nullable(),
  /** Until then the bank has not decided, whoever asks. */
  decidedAt: z.string().nullable().default(null),
});
export type PeerOrder = z.infer<typeof Order>;

const orderForm = /^[A-Za-z0-9-]{1,40}$/;

/** A file for each order, so that it outlives a crash of the server as a real provider would. */
export function createPeerOrders(dataDir: string) {
  const folder = path.join(dataDir, 'demo-payments');
  const fileOf = (orderNumber: string) => path.join(folder, `${orderNumber}.json`);

  /** Written beside its place first, so that it is never half there. */
  const beside = async (order: PeerOrder): Promise<string> => {
    if (!orderForm.test(order.orderNumber)) throw new Error('This is no order number.');
    await mkdir(folder, { recursive: true });
    const part = path.join(folder, `${newId()}.part`);
    await writeFile(part, JSON.stringify(order));
    return part;
  };

  return {
    async find(orderNumber: string): Promise<PeerOrder | null> {
      if (!orderForm.test(orderNumber)) return null;
      const text = await readFile(fileOf(orderNumber), 'utf8').catch(() => null);
      return text === null ? null : Order.parse(JSON.parse(text));
    },

    async keep(order: PeerOrder): Promise<void> {
      await rename(await beside(order), fileOf(order.orderNumber));
    },

    /** Keeps an order unless it is known already. @returns the one that is kept. */
    async begin(order: PeerOrder): Promise<PeerOrder> {
      const part = await beside(order);
      await link(part, fileOf(order.orderNumber)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await rm(part);
      return (await this.find(order.orderNumber)) ?? order;
    },
  };
}

export type PeerOrders = ReturnType<typeof createPeerOrders>;
