import type {
  ApplicationContentBody,
  ContentChanges,
} from '@app/contracts/applications/content.schemas';
import type {
  ApplicationContent,
  ContentField,
} from '@app/domain/applications/application.content';
import { type Fening, fening, toKm } from '@app/domain/money';

/** The contract lets no amount in with more than two decimals, so that rounding loses nothing. */
const stored = (km: number): Fening => fening(Math.round(km * 100));

/** Changes as the API speaks them, in KM, to how they are kept, in fening. */
export function toStored(changes: ContentChanges): Partial<ApplicationContent> {
  const { budgetBreakdown, goodsAndServices, ...rest } = changes;
  const kept = {
    ...rest,
    budgetBreakdown: budgetBreakdown?.map((item) => ({ ...item, amount: stored(item.amount) })),
    goodsAndServices: goodsAndServices?.map((item) => ({ ...item, value: stored(item.value) })),
  };
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== undefined),
  ) as Partial<ApplicationContent>;
}

export function toBody(content: ApplicationContent): ApplicationContentBody {
  return {
    ...content,
    solutionSteps: [...content.solutionSteps],
    projectActivities: content.projectActivities.map((activity) => ({
      ...activity,
      teamAssignments: [...activity.teamAssignments],
    })),
    budgetBreakdown: content.budgetBreakdown.map((item) => ({
      ...item,
      amount: toKm(item.amount),
    })),
    goodsAndServices: content.goodsAndServices.map((item) => ({
      ...item,
      value: toKm(item.value),
    })),
    selectedSdgs: [...content.selectedSdgs],
    selectedSdgSubcategories: [...content.selectedSdgSubcategories],
    extraAnswers: [...content.extraAnswers],
  };
}

export function pickBody(
  content: ApplicationContent,
  fields: readonly ContentField[],
): ContentChanges {
  const body = toBody(content);
  return Object.fromEntries(fields.map((field) => [field, body[field]]));
}
