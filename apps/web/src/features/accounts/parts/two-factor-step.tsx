import { twoFactorTexts } from '@app/messages/two-factor';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ArrowLeft } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useCodeTries } from '../../../lib/form/code-field.tsx';
import { serverErrors } from '../../../lib/form/field-errors.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText, textsFor } from '../../../lib/texts/text.ts';
import { accounts } from '../client.ts';
import s from './auth-frame.module.css';
import { CodeForm } from './code-form.tsx';
import { SubmitButton } from './fields.tsx';

const LostFactor = lazyPart(() => import('./lost-factor.tsx'));
const useText = textsFor('two-factor', twoFactorTexts);

export interface TwoFactorStepProps {
  /** What the first step gave; goes back with the code. */
  readonly challenge: string;
  readonly onDone: (answer: CallResult<typeof accounts.loginCode>) => Promise<void>;
  /** Back to the password; `expired` when the challenge no longer holds. */
  readonly onBack: (expired: boolean) => void;
}

/** The second step of signing in: the six digits of the app, or a recovery code. */
export default function TwoFactorStep(props: TwoFactorStepProps) {
  const t = useText();
  const [byRecovery, setByRecovery] = useState(false);
  const [lost, setLost] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another form
  useEffect(() => {
    top.current?.querySelector('input')?.focus();
  }, [byRecovery]);
  if (lost) {
    return (
      <LostFactor
        challenge={props.challenge}
        onBack={() => setLost(false)}
        onExpired={() => props.onBack(true)}
      />
    );
  }
  return (
    <div ref={top}>
      <button type="button" className={s.back} onClick={() => props.onBack(false)}>
        <ArrowLeft />
        {t('back')}
      </button>
      <h1 className="title-1 mt3">{t('title')}</h1>
      <p className="lead mt3">{byRecovery ? t('recoveryLead') : t('lead')}</p>
      {byRecovery ? <RecoveryForm {...props} /> : <DigitsForm {...props} />}
      {byRecovery ? (
        <p className="small muted mt5">
          {t('lost')}{' '}
          <button type="button" className="link" onClick={() => setLost(true)}>
            {t('lostAsk')}
          </button>
        </p>
      ) : null}
      <div className={cx(s.foot, 'mt5')}>
        <span>{byRecovery ? t('phoneBack') : t('noPhone')}</span>
        <button type="button" className="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? t('useApp') : t('useRecovery')}
        </button>
      </div>
    </div>
  );
}

function useCodeForm(props: TwoFactorStepProps, kind: 'digits' | 'recovery') {
  const t = useText();
  const { language } = useLanguage();
  const { challenge, onDone, onBack } = props;
  const tries = useCodeTries();
  const form = useSubmitForm({
    values: { code: '' },
    check: ({ code }) => ({
      code: kind === 'digits' || code.trim() ? '' : t('recoveryMissing'),
    }),
    send: async ({ code }) =>
      onDone(await accounts.loginCode({ body: { challenge, code: code.trim() } })),
    refused: (error) => {
      const left = tries.refused(error);
      if (isApiError(error, 'CODE_EXPIRED') || left === 0) {
        onBack(true);
        return true;
      }
      return { code: serverErrors(error).code ?? errorText(error, language, t('failed')) };
    },
  });
  return { ...form, triesLeft: tries.left };
}

function DigitsForm(props: TwoFactorStepProps) {
  const t = useText();
  const form = useCodeForm(props, 'digits');
  return (
    <CodeForm
      form={form}
      label={t('code')}
      digits
      triesLeft={form.triesLeft}
      busyLabel={t('checking')}
      submit={t('confirm')}
    />
  );
}

function RecoveryForm(props: TwoFactorStepProps) {
  const t = useText();
  const form = useCodeForm(props, 'recovery');
  return (
    <form className="form mt6" {...form.props}>
      <Field label={t('recovery')} error={form.error('code')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...form.register('code')}
        />
      </Field>
      <SubmitButton busy={form.busy} busyLabel={t('checking')}>
        {t('confirm')}
      </SubmitButton>
    </form>
  );
}
