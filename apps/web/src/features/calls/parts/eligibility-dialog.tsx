import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Dialog } from '@app/ui/dialog';
import { Check, CircleExclamationPoint } from '@app/ui/icons';
import { RadioKeys } from '@app/ui/radio-keys';
import { useState } from 'react';
import { useShellText } from '../../../lib/text.ts';
import { useLocalized } from '../../../lib/use-format.ts';
import { type Answers, eligibility } from '../eligibility.ts';
import { useCallsText } from '../text.ts';
import { ApplyAction } from './apply-action.tsx';
import s from './eligibility-dialog.module.css';

interface EligibilityProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly call: CallDetail;
}

/** The conditions as questions; the answers stay on the device. */
export function EligibilityDialog({ open, onOpenChange, call }: EligibilityProps) {
  const t = useCallsText();
  const shell = useShellText();
  const localized = useLocalized();
  const [answers, setAnswers] = useState<Answers>({});
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
      {call.questions.map((question) => (
        <div key={question.id} className={s.question}>
          <b className="b" aria-hidden="true">
            {localized(question.text)}
          </b>
          <RadioKeys
            label={localized(question.text)}
            options={[
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
            value={answers[question.id] ?? null}
            onValue={(value) => setAnswers({ ...answers, [question.id]: value })}
          />
          {answers[question.id] && answers[question.id] !== question.passes ? (
            <p className="msg warn" role="status">
              <CircleExclamationPoint />
              {localized(question.otherwise) || t('checkStopped')}
            </p>
          ) : null}
        </div>
      ))}
      <div className="col g4 mt4" role="status">
        {outcome === 'passed' ? (
          <>
            <p className="msg ok">
              <Check />
              {t('checkPassed')}
            </p>
            <ApplyAction call={call} look="btn-w" />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
