import { textLimits } from '@app/domain/applications/application.fields';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat } from '../../../../lib/use-format.ts';
import { type FieldsKey, useFieldsText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { FieldFrame } from './field-frame.tsx';

export type TextName = keyof typeof textLimits;

interface TextFieldProps {
  readonly name: TextName;
  readonly hint?: FieldsKey;
  /** Lines to begin with; a single line where left out. */
  readonly rows?: number;
  readonly optional?: boolean;
  readonly list?: string;
  readonly autoComplete?: string;
  readonly hideLabel?: boolean;
}

export function TextField({ name, hint, rows, optional, hideLabel, ...rest }: TextFieldProps) {
  const t = useFieldsText();
  const problem = useProblem();
  const [value, change] = useContentField(name);
  return (
    <FieldFrame field={name}>
      <Field
        id={name}
        label={t(name)}
        hint={hint ? t(hint) : undefined}
        error={problem(name)}
        required={!optional}
        hideLabel={hideLabel ?? false}
        aside={rows ? <Counter length={value.length} limit={textLimits[name]} /> : null}
      >
        {rows ? (
          <TextArea rows={rows} value={value} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextInput {...rest} value={value} onChange={(event) => change(event.target.value)} />
        )}
      </Field>
    </FieldFrame>
  );
}

export function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useFieldsText();
  const { number } = useFormat();
  const values = { n: number(length), limit: number(limit) };
  return (
    <span className={length > limit ? 'count bad-text' : 'count'}>
      <span aria-hidden="true">{t('count', values)}</span>
      <span className="vh">{t('countOf', values)}</span>
    </span>
  );
}

interface ItemTextProps {
  readonly path: string;
  readonly label: ReactNode;
  readonly value: string;
  onValue(value: string): void;
  readonly rows?: number;
  readonly hint?: ReactNode;
  readonly hideLabel?: boolean;
  readonly required?: boolean;
  readonly input?: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'>;
  readonly className?: string | undefined;
}

export function ItemText(props: ItemTextProps) {
  const { path, value, onValue, rows } = props;
  const problem = useProblem();
  return (
    <Field
      id={path}
      label={props.label}
      hint={props.hint}
      error={problem(path)}
      hideLabel={props.hideLabel ?? false}
      required={props.required ?? false}
      {...(props.className ? { className: props.className } : {})}
    >
      {rows ? (
        <TextArea rows={rows} value={value} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <TextInput
          {...props.input}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
