import type { Answer } from '@app/domain/applications/form/values';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useLocalized } from '../../../../lib/use-format.ts';
import { useCanvas, useProblem, useSay } from '../canvas-context.tsx';
import s from './fields.module.css';
import type { ValueProps } from './value-props.ts';

/** The questions that the call asks besides everybody's. */
export function AnswersField({ path, held, onChange }: ValueProps<readonly Answer[]>) {
  const { draft } = useCanvas();
  const say = useSay();
  const problem = useProblem();
  const localized = useLocalized();
  const questions = draft.call.extraQuestions;
  if (questions.length === 0) return null;
  const write = (id: string, answer: string) =>
    onChange((now) => [...now.filter((one) => one.id !== id), { id, answer }]);
  return (
    <fieldset className="form">
      <legend className={cx('t3', s.questions)}>{say(path)}</legend>
      {questions.map(({ id, text, help, maxLength, required }) => (
        <Field
          key={id}
          id={`${path}.${id}`}
          label={localized(text)}
          hint={localized(help) || undefined}
          error={problem(`${path}.${id}`)}
          required={required}
        >
          <TextArea
            rows={3}
            value={held.find((one) => one.id === id)?.answer ?? ''}
            onChange={({ target }) => write(id, target.value.slice(0, maxLength))}
          />
        </Field>
      ))}
    </fieldset>
  );
}
