import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import type { Question } from './ask-dialog.tsx';

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'));

/**
 * Asks before something is done.
 *
 * @param onDone what happens besides, once it is done.
 * @returns how to ask, and the dialog, to be shown somewhere.
 */
export function useQuestion(onDone?: () => void): [(question: Question) => void, ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog = question ? (
    <AskDialog question={question} onClose={() => setQuestion(null)} onDone={onDone} />
  ) : null;
  return [setQuestion, dialog];
}
