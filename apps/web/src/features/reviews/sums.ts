import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { goodsList } from '@app/domain/applications/form/orange.form';
import { addKm, timesKm } from '@app/domain/money';

export function budgetOf(application: OrangeView) {
  const lines = application.budgetBreakdown.map((item) => ({
    ...item,
    total: timesKm(item.amount, item.quantity),
  }));
  return { lines, total: application.requestedAmount };
}

/** What the team brings in goods and services, without the campaign's money, in KM. */
export function goodsOf(application: OrangeView) {
  const lines = goodsList(application).map((one) => ({
    ...one,
    total: timesKm(one.value, one.quantity),
  }));
  return { lines, total: addKm(...lines.map(({ total }) => total)) };
}
