import { DateInput } from '@app/ui/date-input';
import { Field, type FieldProps } from '@app/ui/field';
import { useState } from 'react';
import { useFormsText } from './text.ts';

interface DateFieldProps extends Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'> {
  readonly label: string;
  /** `2026-11-05`, or nothing. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function DateField(props: DateFieldProps) {
  const t = useFormsText();
  const [unreadable, setUnreadable] = useState(false);
  const { value, onValue, min, max, error, ...field } = props;
  return (
    <Field {...field} error={unreadable ? t('dateWrong') : error}>
      <DateInput
        value={value}
        onValue={onValue}
        min={min}
        max={max}
        placeholder={t('dateShape')}
        pickLabel={t('datePick', { field: field.label })}
        onUnreadable={setUnreadable}
      />
    </Field>
  );
}
