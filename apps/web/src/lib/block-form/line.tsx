import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useBlockText } from './text.ts';

export interface LineProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** Most characters. */
  readonly max: number;
  /** What is wrong with what was saved. */
  readonly lacks?: string | undefined;
  /** Says what is wrong with what is typed; it is saved once it is right. */
  readonly wrong?: string;
  isRight?(text: string): boolean;
}

/** One line that is the same in both languages. */
export function BlockLine(props: LineProps) {
  const { path, label, value, onValue, hint, disabled, max, lacks, wrong, isRight } = props;
  const t = useBlockText();
  const [draft, setDraft] = useState<string | null>(null);
  const right = (text: string) => text === '' || !isRight || isRight(text);
  const shown = draft ?? value;
  const over = shown.length - max;
  const odd = draft !== null && !right(draft);
  return (
    <div data-field={path.split('.')[0]}>
      <Field
        id={path}
        label={label}
        hint={hint}
        error={over > 0 ? t('tooLong', { n: over }) : odd ? wrong : lacks}
      >
        <TextInput
          value={shown}
          disabled={disabled}
          onChange={({ target }) => {
            setDraft(right(target.value) ? null : target.value);
            if (right(target.value)) onValue(target.value);
          }}
        />
      </Field>
    </div>
  );
}
