import type { OrderRef } from '../donation/flow.ts';

export function orderOf(query: URLSearchParams): OrderRef | null {
  const orderNumber = query.get('order');
  const statusToken = query.get('token');
  return orderNumber && statusToken ? { orderNumber, statusToken } : null;
}
