import { templateLimits, templateProblems } from '@app/domain/agreements/template';
import { z } from 'zod';
import { Instant, Words } from '../common.schemas.ts';

const Heading = Words(templateLimits.heading).trim().min(1, 'required');
const Text = Words(templateLimits.text).trim().min(1, 'required');

export const Clause = z.object({
  headingBhs: Heading,
  textBhs: Text,
  headingEn: Heading,
  textEn: Text,
});

const Clauses = z.array(Clause).min(1, 'required').max(templateLimits.clauses);

/** The wording of a bank's agreements; that of the product where `revision` is 0. */
export const AgreementTemplate = z.object({
  clauses: z.array(z.object({ ...Clause.shape })),
  revision: z.int(),
  savedAt: Instant.nullable(),
  canEdit: z.boolean(),
});
export type AgreementTemplate = z.input<typeof AgreementTemplate>;

/** `clauses: null` goes back to the wording of the product. */
export const TemplateSave = z.object({
  clauses: Clauses.superRefine((clauses, context) => {
    for (const problem of templateProblems(clauses)) {
      const path = problem.kind === 'unknown' ? [problem.clause, problem.field] : [];
      context.addIssue({ code: 'custom', path, message: 'placeholder' });
    }
  }).nullable(),
  revision: z.int().min(0),
});
export type TemplateSave = z.infer<typeof TemplateSave>;
