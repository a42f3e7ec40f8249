import { municipalities } from '@app/domain/accounts/municipality';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { type ComponentProps, useId } from 'react';

type TownFieldProps = ComponentProps<typeof TextInput> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

/** Where somebody lives, by the country's municipalities. */
export function TownField({ label, hint, error, ...input }: TownFieldProps) {
  const proposals = useId();
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        <TextInput list={proposals} autoComplete="address-level2" {...input} />
      </Field>
      <datalist id={proposals}>
        {municipalities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
