import type { CallDetail, CallSummary } from '@app/contracts/calls/calls.schemas';
import { type Condition, mayTakeInstead } from '@app/domain/calls/call.fits';

export type EligibilityQuestion = CallDetail['questions'][number];
export type Answer = EligibilityQuestion['passes'];
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** How it stands: the first question that keeps somebody out, that all pass, or not known yet. */
export function eligibility(
  questions: readonly EligibilityQuestion[],
  answers: Answers,
): { readonly stopped: EligibilityQuestion } | 'passed' | 'open' {
  const stopped = questions.find(({ id, passes }) => answers[id] && answers[id] !== passes);
  if (stopped) return { stopped };
  return questions.every(({ id, passes }) => answers[id] === passes) ? 'passed' : 'open';
}

const conditions: ReadonlySet<string> = new Set<Condition>(['age', 'place', 'team']);
const isCondition = (id: string): id is Condition => conditions.has(id);

/** Of the open calls, those other ones that may take whoever answered so. */
export function fittingCalls(
  open: readonly CallSummary[],
  {
    slug,
    questions,
  }: { readonly slug: string; readonly questions: readonly EligibilityQuestion[] },
  answers: Answers,
): CallSummary[] {
  const call = open.find((one) => one.slug === slug);
  const unmet = questions
    .filter(({ id, passes }) => answers[id] && answers[id] !== passes)
    .flatMap(({ id }) => (isCondition(id) ? [id] : []));
  return call ? open.filter((one) => one !== call && mayTakeInstead(one, call, unmet)) : [];
}
