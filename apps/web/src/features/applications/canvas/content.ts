import type { OrangeDraft as ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import type { OrangeBody as ApplicationContentBody } from '@app/contracts/applications/form.schemas';
import {
  type ApplicationContent,
  type ApplicationSection,
  applicationSections,
  type CompletenessContext,
  emptyContent,
  sectionOf,
} from '@app/domain/applications/application.content';
import { type Fening, fening } from '@app/domain/money';
import { equal } from '../../../lib/autosave/merge.ts';
import { amountLimit, quantityLimit } from './limits.ts';

export type Content = ApplicationContentBody;
export type Field = keyof Content;

/** An amount as typed, which may be larger than the server takes. */
const toFening = (km: number): Fening => fening(Math.round(Math.min(km, amountLimit) * 100));
const toQuantity = (quantity: number) => Math.min(quantity, quantityLimit);

export function toRules(content: Content): ApplicationContent {
  return {
    ...content,
    budgetBreakdown: content.budgetBreakdown.map((item) => ({
      ...item,
      offers: [],
      amount: toFening(item.amount),
      quantity: toQuantity(item.quantity),
    })),
    goodsAndServices: content.goodsAndServices.map((item) => ({
      ...item,
      value: toFening(item.value),
      quantity: toQuantity(item.quantity),
    })),
  };
}

export function completenessOf({ call, members }: ApplicationDraft): CompletenessContext {
  return {
    compulsory: call.compulsory,
    questions: call.extraQuestions,
    team: { members: members.length, minimum: call.minTeam },
    limits: { floor: toFening(call.minAmount), ceiling: toFening(call.maxAmount) },
  };
}

/** What a new draft carries already; it does not count as begun. */
const given: readonly Field[] = ['applicantName', 'municipality', 'grantType'];

export function isBegun(content: Content, section: ApplicationSection): boolean {
  const empty = emptyContent();
  const fields = applicationSections.find(({ key }) => key === section)?.fields ?? [];
  return fields.some((field) => !given.includes(field) && !equal(content[field], empty[field]));
}

export const sectionOfField = (field: Field): ApplicationSection => sectionOf(field);
