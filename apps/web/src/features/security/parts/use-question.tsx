import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Question } from './ask-dialog.tsx';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

/**
 * Asks before something is done.
 *
 * @param onDone what happens besides, once it is done.
 * @returns how to ask, and the dialog, to be shown somewhere.
 */
export function useQuestion(onDone?: () => void): [(question: Question) => void, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog = question ? (
    <Suspense>
      <AskDialog question={question} onClose={() => setQuestion(null)} onDone={onDone} />
    </Suspense>
  ) : null;
  return [setQuestion, dialog];
}
