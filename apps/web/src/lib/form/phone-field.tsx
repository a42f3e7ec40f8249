import { holdsTwoPhones, normalizePhone } from '@app/domain/accounts/phone';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { type ComponentProps, type FocusEvent, useState } from 'react';
import { useFormsText } from './text.ts';

type PhoneFieldProps = ComponentProps<typeof TextInput> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

/**
 * A phone number, as people write them. Where the rules of its country know none like it, that is
 * said when the field is left, and refuses nothing.
 */
export function PhoneField({ label, hint, error, onBlur, ...input }: PhoneFieldProps) {
  const t = useFormsText();
  const [isOdd, setOdd] = useState(false);
  const left = async (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.target;
    onBlur?.(event);
    setOdd(value.trim() !== '' && !holdsTwoPhones(value) && !(await canBe(normalizePhone(value))));
  };
  return (
    <Field label={label} hint={isOdd ? t('phoneOdd') : hint} error={error}>
      <TextInput
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        {...input}
        onBlur={(event) => void left(event)}
      />
    </Field>
  );
}

/** The full data of all countries comes when it is first needed; without it, every number can be. */
const canBe = (number: string): Promise<boolean> =>
  import('libphonenumber-js/max').then(
    ({ isValidPhoneNumber }) => isValidPhoneNumber(number),
    () => true,
  );
