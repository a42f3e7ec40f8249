import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { Disclosure } from '@app/ui/disclosure';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { type Answer, type Answers, eligibility } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import { EligibilityQuestions } from './eligibility-questions.tsx';
import { FittingCalls } from './fitting-calls.tsx';

interface BlockProps {
  readonly call: Pick<CallDetail, 'slug' | 'questions' | 'contact'>;
  readonly answers: Answers;
  onAnswer(id: string, answer: Answer): void;
}

/** Who may apply, where an application is begun or written: folded if all was answered before. */
export function EligibilityBlock({ call, answers, onAnswer }: BlockProps) {
  const t = useEligibilityText();
  const { questions, contact } = call;
  const outcome = eligibility(questions, answers);
  const [open] = useState(outcome !== 'passed');
  return (
    <Disclosure title={t(outcome === 'passed' ? 'titleMet' : 'title')} open={open} wide>
      <p className="small muted">{t('note')}</p>
      <div className="mt3">
        <EligibilityQuestions questions={questions} answers={answers} onAnswer={onAnswer} />
      </div>
      {typeof outcome === 'object' ? (
        <>
          <Note tone="warn" role="status" className="mt4">
            <p className="bold">{t('doubtTitle')}</p>
            <p>{t('doubtText')}</p>
            <p className="row row-wrap g4 mt3">
              {contact.email ? (
                <a className="link" href={`mailto:${contact.email}`}>
                  {t('ask', { name: contact.name })}
                </a>
              ) : null}
              <Link className="link" to={pages.calls({ state: 'open' })}>
                {t('others')}
              </Link>
            </p>
          </Note>
          <div className="mt4">
            <FittingCalls call={call} answers={answers} />
          </div>
        </>
      ) : null}
    </Disclosure>
  );
}
