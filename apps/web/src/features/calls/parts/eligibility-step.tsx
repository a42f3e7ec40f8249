import type { CallDetail, CallSummary } from '@app/contracts/calls/calls.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { savedAnswers } from '../answers.ts';
import { eligibility } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import { EligibilityQuestions } from './eligibility-questions.tsx';

interface StepProps {
  readonly call: Pick<CallDetail, 'slug' | 'questions' | 'contact'>;
  /** What else is open. */
  readonly others: readonly CallSummary[];
  /** What the button says once nothing stands in the way. */
  readonly onward: string;
  onPass(): void;
}

/** Who may apply, asked before anything is written; the answers stay on the device. */
export function EligibilityStep({ call, others, onward, onPass }: StepProps) {
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
        <Stopped call={call} others={others} onAnyway={onPass} />
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
  call: { contact },
  others,
  onAnyway,
}: Pick<StepProps, 'call' | 'others'> & { onAnyway: () => void }) {
  const t = useEligibilityText();
  const { km, dayOf } = useFormat();
  const localized = useLocalized();
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
      {others.length > 0 ? (
        <section>
          <h2 className="title-4">{t('othersTitle')}</h2>
          <ul className="column g4 mt3">
            {others.map((other) => (
              <li key={other.slug} data-accent={other.kind}>
                <Link className="link" to={callPage(other)}>
                  {localized(other.title)}
                </Link>
                <p className="small muted">
                  {t('otherFacts', {
                    bank: other.bank.name,
                    amount: km(other.maxAmount),
                    date: dayOf(other.closesAt),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
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
