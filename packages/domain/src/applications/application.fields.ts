import { emptyContentOf, sectionKeysOf, sectionOfField } from './form/form.ts';
import {
  activity,
  type Contribution,
  contribution,
  type OrangeContent,
  orangeForm,
  type ProjectActivity,
} from './form/orange.form.ts';
import { type BudgetItem, budgetItem } from './form/parts.ts';
import { emptyOf } from './form/values.ts';

export type {
  Contribution,
  ProjectActivity,
} from './form/orange.form.ts';
export { type BudgetItem, itemTextLimits } from './form/parts.ts';

export type ApplicationContent = OrangeContent;
export type ContentField = keyof ApplicationContent;
export type ApplicationSection = keyof typeof orangeForm.sections;
export const applicationSections = sectionKeysOf(orangeForm).map((key) => ({
  key,
  fields: Object.keys(orangeForm.sections[key]) as ContentField[],
}));
export const sectionOf = (field: ContentField): ApplicationSection =>
  sectionOfField(orangeForm, field) as ApplicationSection;
export const titleLength = { min: 3, max: 120 } as const;
export const textLimits = Object.fromEntries(
  Object.values(orangeForm.sections).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, value]) =>
      value.kind === 'text' ? [[key, value.max]] : [],
    ),
  ),
) as Record<
  {
    [F in ContentField]: ApplicationContent[F] extends string ? F : never;
  }[ContentField],
  number
>;
export const listLimits = {
  solutionSteps: 20,
  projectActivities: 40,
  teamAssignments: 30,
  budgetBreakdown: 100,
  goodsAndServices: 60,
  selectedSdgs: 17,
  selectedSdgSubcategories: 60,
  extraAnswers: 6,
} as const;
export const alwaysCompulsory = ['basics', 'budget', 'team', 'review'] as const;
export const emptyContent = (): ApplicationContent => emptyContentOf(orangeForm);
export const emptyBudgetItem = (id: string): BudgetItem => emptyOf(budgetItem, () => id);
export const emptyActivity = (id: string): ProjectActivity => emptyOf(activity, () => id);
export const emptyContribution = (id: string): Contribution => emptyOf(contribution, () => id);
