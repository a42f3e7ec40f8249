import type { OrangeBody as ApplicationContentBody } from '@app/contracts/applications/form.schemas';
import { itemTextLimits, textLimits } from '@app/domain/applications/application.fields';

/** The largest amount of one piece, in KM, and the largest quantity that are saved. */
export const amountLimit = 1_000_000;
export const quantityLimit = 10_000;
export const headcountLimit = 100_000;

/** Something that the server would not save: it is longer or larger than `limit`. */
export interface Excess {
  /** Dotted path, for example `budgetBreakdown.0.name`. */
  readonly path: string;
  readonly kind: 'text' | 'number';
  readonly limit: number;
}

const { name, category, description, step } = itemTextLimits;

/** Limits of what stands in list items, by the item's own names. */
const itemLimits: Readonly<Record<string, number>> = {
  name,
  donorName: name,
  teamMemberName: name,
  category,
  donorType: category,
  contributionType: category,
  budgetCategory: category,
  responsible: category,
  description,
  volunteerDescription: description,
  userDescription: description,
  amount: amountLimit,
  value: amountLimit,
  quantity: quantityLimit,
  expectedVolunteers: headcountLimit,
  expectedUsers: headcountLimit,
};

export function excessIn<F extends keyof ApplicationContentBody>(
  field: F,
  value: ApplicationContentBody[F],
): Excess[] {
  const limits: Readonly<Partial<Record<string, number>>> = textLimits;
  return within(field, value, field === 'solutionSteps' ? step : limits[field]);
}

function within(path: string, value: unknown, limit: number | undefined): Excess[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => within(`${path}.${n}`, one, limit));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) =>
      within(`${path}.${key}`, one, itemLimits[key]),
    );
  }
  if (limit === undefined) return [];
  if (typeof value === 'string') return value.length > limit ? [{ path, kind: 'text', limit }] : [];
  return typeof value === 'number' && value > limit ? [{ path, kind: 'number', limit }] : [];
}
