import type { ComponentProps } from 'react';
import { CodeField, codeLength } from '../../../lib/form/code-field.tsx';
import { SubmitButton } from './fields.tsx';

interface CodeFormProps
  extends Pick<ComponentProps<typeof CodeField>, 'form' | 'label' | 'digits' | 'triesLeft'> {
  readonly submit: string;
  readonly busyLabel: string;
}

/** A code and nothing else. */
export function CodeForm({ submit, busyLabel, ...field }: CodeFormProps) {
  const { form } = field;
  return (
    <form className="form mt6" {...form.props}>
      <CodeField {...field} alone />
      <SubmitButton
        busy={form.busy}
        busyLabel={busyLabel}
        disabled={form.values().code.length < codeLength || field.triesLeft === 0}
      >
        {submit}
      </SubmitButton>
    </form>
  );
}
