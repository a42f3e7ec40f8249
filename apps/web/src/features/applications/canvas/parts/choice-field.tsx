import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { type FieldsKey, useFieldsText } from '../../text.ts';
import { useProblem } from '../canvas-context.tsx';

interface ChoiceFieldProps {
  /** Dotted path, also the element's id. */
  readonly path: string;
  readonly label: FieldsKey;
  readonly names: Readonly<Record<string, FieldsKey>>;
  readonly value: string;
  onValue(value: string): void;
}

/** One of several; a value of an older application stays among them. */
export function ChoiceField({ path, label, names, value, onValue }: ChoiceFieldProps) {
  const t = useFieldsText();
  const problem = useProblem();
  const older = value !== '' && !(value in names);
  return (
    <Field id={path} label={t(label)} error={problem(path)}>
      <Select value={value} onChange={(event) => onValue(event.target.value)}>
        {value === '' ? <option value="" /> : null}
        {older ? <option value={value}>{value}</option> : null}
        {Object.entries(names).map(([one, key]) => (
          <option key={one} value={one}>
            {t(key)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
