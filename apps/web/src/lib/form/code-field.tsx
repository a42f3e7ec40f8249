import { CodeInput } from '@app/ui/code-input';
import { Field } from '@app/ui/field';
import { useId } from 'react';
import type { SubmitForm } from './use-submit-form.ts';

export const codeLength = 6;

interface CodeFieldProps {
  /** With the one field `code`. */
  readonly form: SubmitForm<{ code: string }>;
  readonly label: string;
  /** Name of one place: (1, 6) → "Digit 1 of 6". */
  readonly charLabel: (place: number, of: number) => string;
  /** Only digits; otherwise letters too. */
  readonly digits?: boolean;
  /** The one field of its page: it takes the focus, and a whole code is sent by itself, once. */
  readonly alone?: boolean;
}

export function CodeField({ form, label, charLabel, digits, alone = false }: CodeFieldProps) {
  const id = useId();
  const error = form.error('code');
  const { value, onValue } = form.bind('code');
  return (
    <Field as="group" id={id} label={label} error={error}>
      <CodeInput
        label={label}
        charLabel={charLabel}
        length={codeLength}
        digits={digits ?? false}
        value={value}
        onValue={onValue}
        // What is mended in a whole code waits for the button.
        onWhole={alone ? () => void form.submit() : undefined}
        takesFocus={alone}
        state={error ? 'bad' : undefined}
        {...(error ? { describedBy: `${id}-m` } : {})}
      />
    </Field>
  );
}
