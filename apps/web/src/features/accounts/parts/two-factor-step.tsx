import { twoFactorTexts } from '@app/messages/two-factor';
import { Button } from '@app/ui/button';
import { CodeInput } from '@app/ui/code-input';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText, textsFor } from '../../../lib/text.ts';
import { accounts } from '../client.ts';

const useText = textsFor('two-factor', twoFactorTexts);
const codeLength = 6;

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
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another form
  useEffect(() => {
    top.current?.querySelector('input')?.focus();
  }, [byRecovery]);
  return (
    <div ref={top}>
      <button type="button" className="bk" onClick={() => props.onBack(false)}>
        <ArrowLeft className="i" aria-hidden />
        {t('back')}
      </button>
      <h1 className="t1 mt3">{t('title')}</h1>
      <p className="lead mt3">{byRecovery ? t('recoveryLead') : t('lead')}</p>
      {byRecovery ? <RecoveryForm {...props} /> : <DigitsForm {...props} />}
      <div className="foot-l mt5">
        <span>{byRecovery ? t('phoneBack') : t('noPhone')}</span>
        <button type="button" className="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? t('useApp') : t('useRecovery')}
        </button>
      </div>
    </div>
  );
}

/** Sends a code once at a time; what is wrong with it is a sentence. */
function useSend({ challenge, onDone, onBack }: TwoFactorStepProps) {
  const t = useText();
  const { language } = useLanguage();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (code: string): Promise<boolean> => {
    if (busy) return true;
    setBusy(true);
    setError('');
    try {
      await onDone(await accounts.loginCode({ body: { challenge, code } }));
      return true;
    } catch (failure) {
      setBusy(false);
      if (isApiError(failure, 'CODE_EXPIRED')) {
        onBack(true);
        return true;
      }
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.code : undefined;
      setError(ofField ?? errorText(failure, language, t('failed')));
      return false;
    }
  };
  return { send, busy, error, setError };
}

function DigitsForm(props: TwoFactorStepProps) {
  const t = useText();
  const { send, busy, error, setError } = useSend(props);
  const [code, setCode] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const submit = async (whole: string) => {
    if (await send(whole)) return;
    // The next try begins with empty places.
    setCode('');
    group.current?.querySelector('input')?.focus();
  };
  return (
    <form
      className="form mt6"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <Field as="group" label={t('code')} error={error}>
        <div ref={group}>
          <CodeInput
            label={t('code')}
            charLabel={(place, of) => t('digit', { place, of })}
            length={codeLength}
            digits
            value={code}
            state={error ? 'bad' : undefined}
            onValue={(next) => {
              setCode(next);
              if (next !== '') setError('');
              if (next.length === codeLength) void submit(next);
            }}
          />
        </div>
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        busyLabel={t('busy')}
        disabled={code.length < codeLength}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

function RecoveryForm(props: TwoFactorStepProps) {
  const t = useText();
  const { send, busy, error, setError } = useSend(props);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setError(t('recoveryMissing'));
    else if (await send(code.trim())) return;
    input.current?.focus();
  };
  return (
    <form className="form mt6" noValidate onSubmit={submit}>
      <Field label={t('recovery')} error={error}>
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={busy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </form>
  );
}
