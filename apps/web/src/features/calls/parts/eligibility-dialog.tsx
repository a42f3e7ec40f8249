import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { Dialog } from '@app/ui/dialog';
import { Check } from '@app/ui/icons';
import { useState } from 'react';
import { useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { savedAnswers } from '../answers.ts';
import { eligibility } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import { ApplyAction } from './apply-action.tsx';
import { EligibilityQuestions } from './eligibility-questions.tsx';
import { FittingCalls } from './fitting-calls.tsx';

interface EligibilityProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly call: CallDetail;
}

/** The conditions as questions; the answers stay on the device until an application begins. */
export function EligibilityDialog({ open, onOpenChange, call }: EligibilityProps) {
  const t = useCallsText();
  const say = useEligibilityText();
  const shell = useShellText();
  const [answers, setAnswers] = useState(() => savedAnswers.read(call.slug));
  const outcome = eligibility(call.questions, answers);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      look="short"
      title={t('check')}
      description={t('checkNote', { count: call.questions.length })}
      closeLabel={shell('close')}
    >
      <EligibilityQuestions
        questions={call.questions}
        answers={answers}
        onAnswer={(id, answer) => {
          setAnswers({ ...answers, [id]: answer });
          savedAnswers.keep(call.slug, id, answer);
        }}
      />
      <div className="column g4 mt4" role="status">
        {outcome === 'passed' ? (
          <>
            <p className="message ok">
              <Check />
              {say('met')}
            </p>
            <ApplyAction call={call} look="button-wide" />
          </>
        ) : null}
      </div>
      {typeof outcome === 'object' ? (
        <>
          <FittingCalls call={call} answers={answers} />
          <Link className="button button-secondary button-wide" to={pages.calls({ state: 'open' })}>
            {say('others')}
          </Link>
        </>
      ) : null}
    </Dialog>
  );
}
