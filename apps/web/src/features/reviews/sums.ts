import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { contributionTotal, goodsList } from '@app/domain/applications/form/orange.form';
import { budgetItemTotal } from '@app/domain/applications/form/parts';
import { addFening, fromKm, noFening, toKm } from '@app/domain/money';

const read = (km: number) => fromKm(km) ?? noFening;

export function budgetOf(application: OrangeView) {
  const lines = application.budgetBreakdown.map((item) => ({
    ...item,
    total: toKm(budgetItemTotal({ amount: read(item.amount), quantity: item.quantity })),
  }));
  return { lines, total: application.requestedAmount };
}

/** What the team brings in goods and services, without the campaign's money, in KM. */
export function goodsOf(application: OrangeView) {
  const goods = application.goodsAndServices.map((one) => ({ ...one, value: read(one.value) }));
  const lines = goodsList({ goodsAndServices: goods }).map((one) => ({
    ...one,
    total: contributionTotal(one),
  }));
  return {
    lines: lines.map((line) => ({ ...line, value: toKm(line.value), total: toKm(line.total) })),
    total: toKm(addFening(...lines.map((line) => line.total))),
  };
}
