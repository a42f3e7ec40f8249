import type { CallDetail } from '@app/contracts/calls/calls.schemas';

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
