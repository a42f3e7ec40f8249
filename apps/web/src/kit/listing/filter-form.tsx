import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useEffect, useRef } from 'react';
import s from './filter-form.module.css';

export interface Choice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
  /** What it is without a choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

interface FilterFormProps<Name extends string> {
  readonly label: string;
  /** What one searches by. */
  readonly words: Pick<Choice<Name>, 'name' | 'label'> & { readonly value: string | undefined };
  readonly choices: readonly Choice<Name>[];
  readonly set: (name: Name, value: string) => void;
}

/** Milliseconds without a letter after which is searched. */
const searchDelay = 300;

/** Each choice goes into the address at once. */
export function FilterForm<Name extends string>(props: FilterFormProps<Name>) {
  const { label, words, choices, set } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => set(words.name, value.trim()), searchDelay);
  };
  return (
    <search className={s.filters} aria-label={label}>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <Field label={words.label}>
          <TextInput
            type="search"
            name={words.name}
            defaultValue={words.value ?? ''}
            maxLength={80}
            onChange={({ target }) => typed(target.value)}
          />
        </Field>
        {choices.map(({ name, label, value, all, options }) => (
          <Field key={name} label={label}>
            <Select name={name} value={value} onChange={(event) => set(name, event.target.value)}>
              <option value="">{all}</option>
              {options.map(([option, words]) => (
                <option key={option} value={option}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </form>
    </search>
  );
}
