import { cx } from '@app/ui/cx';
import { useLocalized } from '../../../../lib/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useContentField } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { ItemText } from '../parts/text-field.tsx';
import s from './sections.module.css';

/** The questions that the call asks besides everybody's. */
export function ExtraAnswers() {
  const { draft } = useCanvas();
  const t = useFieldsText();
  const localized = useLocalized();
  const [answers, change] = useContentField('extraAnswers');
  const questions = draft.call.extraQuestions;
  if (questions.length === 0) return null;
  const write = (id: string, answer: string) =>
    change((now) => [...now.filter((one) => one.id !== id), { id, answer }]);
  return (
    <FieldFrame field="extraAnswers">
      <fieldset className="form">
        <legend className={cx('t3', s.questions)}>{t('extraAnswers')}</legend>
        {questions.map(({ id, text, help, maxLength, required }) => (
          <ItemText
            key={id}
            path={`extraAnswers.${id}`}
            label={localized(text)}
            hint={localized(help) || undefined}
            value={answers.find((one) => one.id === id)?.answer ?? ''}
            onValue={(answer) => write(id, answer.slice(0, maxLength))}
            rows={3}
            required={required}
          />
        ))}
      </fieldset>
    </FieldFrame>
  );
}
