import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { type SyntheticEvent, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { savedAnswers } from '../answers.ts';
import { type Answers, eligibility } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import { EligibilityQuestions } from './eligibility-questions.tsx';
import { FittingCalls } from './fitting-calls.tsx';

interface StepProps {
  readonly call: Pick<CallDetail, 'slug' | 'questions' | 'contact'>;
  /** What the button says once nothing stands in the way. */
  readonly onward: string;
  onPass(): void;
}

/** Who may apply, asked before anything is written; the answers stay on the device. */
export function EligibilityStep({ call, onward, onPass }: StepProps) {
  const t = useEligibilityText();
  const [answers, setAnswers] = useState(() => savedAnswers.read(call.slug));
  const [isPressed, setPressed] = useState(false);
  const outcome = eligibility(call.questions, answers);
  const goOn = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome === 'passed') return onPass();
    setPressed(true);
    const open = call.questions.findIndex(({ id }) => !answers[id]);
    const group = event.currentTarget.querySelectorAll('[role=radiogroup]')[open];
    group?.querySelector('input')?.focus();
  };
  return (
    <form className="form mt6" onSubmit={goOn} noValidate>
      <h2 className="title-3">{t('step')}</h2>
      <p className="small muted">{t('note')}</p>
      <div>
        <EligibilityQuestions
          questions={call.questions}
          answers={answers}
          onAnswer={(id, answer) => {
            setAnswers({ ...answers, [id]: answer });
            savedAnswers.keep(call.slug, id, answer);
          }}
        />
      </div>
      {typeof outcome === 'object' ? (
        <Stopped call={call} answers={answers} onAnyway={onPass} />
      ) : (
        <>
          {isPressed && outcome === 'open' ? (
            <p className="message bad" role="alert">
              {t('unanswered')}
            </p>
          ) : null}
          <Button type="submit" variant="primary" size="l" wide>
            {onward}
          </Button>
        </>
      )}
    </form>
  );
}

function Stopped({
  call,
  answers,
  onAnyway,
}: Pick<StepProps, 'call'> & { readonly answers: Answers; onAnyway(): void }) {
  const t = useEligibilityText();
  const { contact } = call;
  return (
    <>
      <Note tone="warn" role="status">
        <p className="bold">{t('doubtTitle')}</p>
        <p>{t('doubtText')}</p>
        {contact.email ? (
          <a className="link" href={`mailto:${contact.email}`}>
            {t('ask', { name: contact.name })}
          </a>
        ) : null}
      </Note>
      <FittingCalls call={call} answers={answers} />
      <Link
        className="button button-primary button-large button-wide"
        to={pages.calls({ state: 'open' })}
      >
        {t('others')}
      </Link>
      <Button variant="ghost" wide onClick={onAnyway}>
        {t('anyway')}
      </Button>
    </>
  );
}
