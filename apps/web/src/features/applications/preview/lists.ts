import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { budgetItemTotal } from '@app/domain/applications/form/parts';
import { addFening, type Fening, fromKm, noFening, toKm } from '@app/domain/money';

type BudgetItem = OrangeView['budgetBreakdown'][number];
type Contribution = OrangeView['goodsAndServices'][number];

const cashType = 'Novac-Crowdfunding';
const campaignDonor = 'crowdfunding';

const inFening = (km: number): Fening => fromKm(km) ?? noFening;
const total = (price: number, quantity: number): Fening =>
  budgetItemTotal({ amount: inFening(price), quantity });

/** Price times pieces, in KM. */
export const itemTotal = ({ amount, quantity }: Pick<BudgetItem, 'amount' | 'quantity'>): number =>
  toKm(total(amount, quantity));

export const contributionTotal = ({
  value,
  quantity,
}: Pick<Contribution, 'value' | 'quantity'>): number => toKm(total(value, quantity));

/** Items that are to come from the campaign (specification §2.12). */
export const cashItems = (all: readonly Contribution[]): Contribution[] =>
  all.filter((one) => one.contributionType === cashType);

/** Goods and services: without the campaign's own cash (specification §5). */
export const goodsItems = (all: readonly Contribution[]): Contribution[] =>
  all.filter((one) => one.contributionType !== cashType || one.donorType !== campaignDonor);

export const worthOf = (all: readonly Contribution[]): number =>
  toKm(addFening(...all.map((one) => total(one.value, one.quantity))));

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
