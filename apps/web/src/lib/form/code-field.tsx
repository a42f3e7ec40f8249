import { CodeInput } from '@app/ui/code-input';
import { CodeStones } from '@app/ui/code-stones';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { useState } from 'react';
import { isApiError } from '../api/error.ts';
import { useFormsText } from './text.ts';
import type { SubmitForm } from './use-submit-form.ts';

export const codeLength = 6;
/** Guesses that a code takes, as the server counts them. */
const tries = 5;

/** How many more guesses the code takes, as the last refusal says; null before there was one. */
export function useCodeTries() {
  const [left, setLeft] = useState<number | null>(null);
  return {
    left,
    /** To be called with each refusal. @returns what it says. */
    refused: (error: unknown) => {
      const says = triesLeftOf(error);
      setLeft(says);
      return says;
    },
    /** Another code was sent. */
    begin: () => setLeft(null),
  };
}

function triesLeftOf(error: unknown): number | null {
  const details = isApiError(error) ? error.details : null;
  if (typeof details !== 'object' || details === null) return null;
  return 'triesLeft' in details && typeof details.triesLeft === 'number' ? details.triesLeft : null;
}

interface CodeFieldProps {
  /** With the one field `code`. */
  readonly form: SubmitForm<{ code: string }>;
  readonly label: string;
  /** Only digits; otherwise letters too. */
  readonly digits?: boolean;
  /** How many more guesses it takes, where that is known; at 0 another code is needed. */
  readonly triesLeft?: number | null;
  /** The one field of its page: it takes the focus, and a whole code is sent by itself. */
  readonly alone?: boolean;
}

export function CodeField(props: CodeFieldProps) {
  const { form, label, digits = false, alone = false, triesLeft = null } = props;
  const t = useFormsText();
  const { value, onValue } = form.bind('code');
  const dead = triesLeft === 0;
  const error = dead ? t('codeUsedUp') : form.error('code');
  const state = dead ? 'dead' : error ? 'bad' : undefined;
  return (
    <div>
      <CodeStones typed={value.length} of={codeLength} state={state} />
      <Field
        className="mt4"
        label={label}
        hint={digits ? t('codeHintDigits') : t('codeHint')}
        error={error}
      >
        <CodeInput
          length={codeLength}
          digits={digits}
          value={value}
          onValue={onValue}
          // What is mended in a whole code waits for the button.
          onWhole={alone ? () => void form.submit() : undefined}
          takesFocus={alone}
          state={state}
        />
      </Field>
      <div role="status" className="mt3">
        {error && triesLeft ? <TriesLeft left={triesLeft} /> : null}
      </div>
    </div>
  );
}

function TriesLeft({ left }: { left: number }) {
  const t = useFormsText();
  return (
    <p className="code-tries">
      <span aria-hidden="true">
        {Array.from({ length: tries }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stones are fixed
          <i key={n} className={cx(n < left && 'on')} />
        ))}
      </span>
      <span>{t('codeTries', { count: left })}</span>
    </p>
  );
}
