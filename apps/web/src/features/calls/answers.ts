import * as z from 'zod/mini';
import { draftStore } from '../../lib/drafts/drafts.ts';
import { type Answer, type Answers, type EligibilityQuestion, eligibility } from './eligibility.ts';

const saved = draftStore({
  name: 'eligibility',
  schema: z.record(z.string(), z.enum(['yes', 'no'])),
  lives: 'device',
});

/** What was answered on this device about who may apply, by the call's slug, until an application takes it. */
export const savedAnswers = {
  read: (slug: string): Answers => saved.read(slug) ?? {},
  keep: (slug: string, id: string, answer: Answer) =>
    saved.keep(slug, { ...saved.read(slug), [id]: answer }),
  drop: saved.drop,
};

/** Whether the answers on this device meet all conditions of a call. */
export const isMetHere = (call: {
  readonly slug: string;
  readonly questions: readonly EligibilityQuestion[];
}): boolean => eligibility(call.questions, savedAnswers.read(call.slug)) === 'passed';
