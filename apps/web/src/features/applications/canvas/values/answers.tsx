import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import { type Answer, answerLimits } from '@app/domain/applications/form/values';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { AmountInput } from '../../../../lib/form/amount-input.tsx';
import { useLocalized } from '../../../../lib/format/use-format.ts';
import { applied, type Next, useCanvas, useProblem, useSay } from '../canvas-context.tsx';
import s from './fields.module.css';
import { FilesInput } from './files.tsx';
import type { ValueProps } from './value-props.ts';

/** The questions that the call asks besides everybody's. */
export function AnswersField({ path, current, onChange }: ValueProps<readonly Answer[]>) {
  const { draft } = useCanvas();
  const say = useSay();
  const questions = draft.call.extraQuestions;
  if (questions.length === 0) return null;
  const given = (all: readonly Answer[], id: string) =>
    all.find((one) => one.id === id) ?? { id, answer: '', files: [] };
  return (
    <fieldset className="form">
      <legend className={cx('title-3', s.questions)}>{say(path)}</legend>
      {questions.map((question) => (
        <Question
          key={question.id}
          path={`${path}.${question.id}`}
          question={question}
          given={given(current, question.id)}
          onChange={(next) =>
            onChange((now) => [
              ...now.filter(({ id }) => id !== question.id),
              applied(next, given(now, question.id)),
            ])
          }
        />
      ))}
    </fieldset>
  );
}

interface QuestionProps {
  readonly path: string;
  readonly question: ExtraQuestion;
  readonly given: Answer;
  onChange(next: Next<Answer>): void;
}

function Question({ path, question, given, onChange }: QuestionProps) {
  const localized = useLocalized();
  const field = {
    id: path,
    label: localized(question.text),
    hint: localized(question.help) || undefined,
    error: useProblem()(path),
    required: question.required,
  };
  const write = (answer: string) => onChange((now) => ({ ...now, answer }));
  if (question.kind === 'file') {
    return (
      <FilesInput
        {...field}
        max={answerLimits.files}
        current={given.files}
        onChange={(next) => onChange((now) => ({ ...now, files: next(now.files) }))}
      />
    );
  }
  return (
    <Field {...field}>
      {question.kind === 'number' ? (
        <NumberAnswer answer={given.answer} onAnswer={write} />
      ) : question.kind === 'choice' ? (
        <Select value={given.answer} onChange={({ target }) => write(target.value)}>
          <option value="" />
          {question.options.map(({ id, text }) => (
            <option key={id} value={id}>
              {localized(text)}
            </option>
          ))}
        </Select>
      ) : (
        <TextArea rows={3} value={given.answer} onChange={({ target }) => write(target.value)} />
      )}
    </Field>
  );
}

/** What cannot be read as a number is kept as it is typed, until it can. */
function NumberAnswer(props: { answer: string; onAnswer: (answer: string) => void }) {
  const number = props.answer === '' ? Number.NaN : Number(props.answer);
  const isRead = Number.isFinite(number);
  return (
    <AmountInput
      unit={null}
      value={isRead ? number : null}
      typed={isRead ? undefined : props.answer}
      onValue={(amount, text) => props.onAnswer(amount === null ? text : String(amount))}
    />
  );
}
