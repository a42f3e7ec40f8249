import type { ApplicationContent, ApplicationSection } from './application.fields.ts';
import { copyContent as copyOf } from './form/form.ts';
import {
  type CompletenessContext,
  type Missing as MissingOf,
  missingIn as missingInForm,
  sectionProgress as progressOf,
  type SectionProgress,
} from './form/missing.ts';
import { orangeForm } from './form/orange.form.ts';

export * from './application.fields.ts';
export type {
  CompletenessContext,
  MissingCode,
  SectionProgress,
} from './form/missing.ts';
export {
  cashDonations,
  contributionTotal,
  goodsList,
  projectDuration,
} from './form/orange.form.ts';
export { budgetItemTotal, budgetTotal as requestedAmount } from './form/parts.ts';

export interface Missing extends MissingOf {
  readonly section: ApplicationSection;
}
export const missingIn = (content: ApplicationContent, context: CompletenessContext): Missing[] =>
  missingInForm(orangeForm, content, context) as Missing[];
export const sectionProgress = (content: ApplicationContent, context: CompletenessContext) =>
  progressOf(orangeForm, content, context) as Record<ApplicationSection, SectionProgress>;
export const copyContent = (
  content: ApplicationContent,
  newId: () => string,
  members: ReadonlyMap<string, string>,
): ApplicationContent => copyOf(orangeForm, content, newId, members);
