import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import type { ComponentProps } from 'react';
import { useSignInText } from '../sign-in-text.ts';

type EmailFieldProps = ComponentProps<typeof TextInput> & {
  readonly error: string | undefined;
  readonly hint?: string;
};

export function EmailField({ error, hint, ...input }: EmailFieldProps) {
  const t = useSignInText();
  return (
    <Field label={t('email')} hint={hint} error={error}>
      <TextInput
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
    </Field>
  );
}

/** The one button that sends a form of these pages. */
export const SubmitButton = (props: ComponentProps<typeof Button>) => (
  <Button type="submit" variant="primary" size="l" wide {...props} />
);
