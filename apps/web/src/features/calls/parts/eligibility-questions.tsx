import { CircleExclamationPoint } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import type { ReactNode } from 'react';
import { useLocalized } from '../../../lib/format/use-format.ts';
import {
  type Answer,
  type Answers,
  type EligibilityQuestion,
  eligibility,
} from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import s from './eligibility-questions.module.css';

interface QuestionsProps {
  readonly questions: readonly EligibilityQuestion[];
  readonly answers: Answers;
  /** Said with why the first answer stops that does. */
  readonly more?: ReactNode;
  onAnswer(id: string, answer: Answer): void;
}

/** Who may apply, as questions, and in words what an answer means that is not the call's. */
export function EligibilityQuestions({ questions, answers, more, onAnswer }: QuestionsProps) {
  const t = useEligibilityText();
  const localized = useLocalized();
  const outcome = eligibility(questions, answers);
  return questions.map((question) => {
    const { id, passes } = question;
    const words = localized(question.text);
    return (
      <div key={id} className={s.question}>
        <b className="bold" aria-hidden="true">
          {words}
        </b>
        <RadioButtons
          label={words}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={answers[id] ?? null}
          onValue={(answer) => onAnswer(id, answer)}
        />
        {answers[id] && answers[id] !== passes ? (
          <p className="message warn" role="status">
            <CircleExclamationPoint />
            <span>
              {localized(question.otherwise) || t('notMet')}
              {typeof outcome === 'object' && outcome.stopped === question ? more : null}
            </span>
          </p>
        ) : null}
      </div>
    );
  });
}
