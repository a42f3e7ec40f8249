import type { PageProblem } from '@app/contracts/content/content.schemas';
import { validationTexts } from '@app/messages/validation.texts';
import { useLiveEditText, useValidationText } from '../text.ts';
import { useEditor } from './editor-context.tsx';

const isNamed = (code: string): code is keyof typeof validationTexts & 'invalid' =>
  code in validationTexts;

/** A problem of the draft in words. */
export function useProblemText() {
  const t = useLiveEditText();
  const v = useValidationText();
  const { editing } = useEditor();
  return ({ code, path, language }: PageProblem): string => {
    if (code === 'missing') return t(language === 'en' ? 'missing_en' : 'missing_bhs');
    const names = editing.rules[path.replace(/^texts\./, '')]?.placeholders ?? [];
    return v(isNamed(code) ? code : 'invalid', {
      names: names.map((name) => `{{${name}}}`).join(' '),
    });
  };
}

/** What is wrong at a path, missing translations aside: those the fields say themselves. */
export function useProblems() {
  const { editing } = useEditor();
  const say = useProblemText();
  return (path: string) => {
    const found = editing.problems.find((one) => one.path === path && one.blocks);
    return found && say(found);
  };
}
