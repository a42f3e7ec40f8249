import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Note } from '@app/ui/note';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { showFieldErrors } from '../../accounts/public.ts';
import { useSettingsText } from '../text.ts';

/**
 * Sends a form; what is wrong with a field stands under it with the focus on the first, anything
 * else is a sentence above the fields.
 */
export function useFormSending<T extends FieldValues>(
  form: UseFormReturn<T>,
  names: readonly Path<T>[],
  send: (values: T) => Promise<void>,
) {
  const { language } = useLanguage();
  const [failure, setFailure] = useState('');
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    try {
      await send(values);
    } catch (error) {
      const code = names.find((name) => name === 'code');
      if (code !== undefined && isApiError(error, 'CODE_INVALID')) {
        form.setError(code, { message: error.text }, { shouldFocus: true });
      } else if (!showFieldErrors(error, names, form.setError)) {
        setFailure(errorText(error, language));
      }
    }
  });
  return { failure, submit, busy: form.formState.isSubmitting };
}

/** What went wrong with a form as a whole. */
export function FormFailure({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  );
}

export interface FormDialogProps<T extends FieldValues> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly form: UseFormReturn<T>;
  /** The fields in the order of the form. */
  readonly names: readonly Path<T>[];
  /** Rejects with what the server said. */
  readonly send: (values: T) => Promise<void>;
  readonly onClose: () => void;
  readonly submitLabel?: string;
  readonly busyLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly children: ReactNode;
}

/** A dialog that changes one thing. */
export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const t = useSettingsText();
  const id = useId();
  const { failure, submit, busy } = useFormSending(props.form, props.names, props.send);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
      dismissible={!busy}
      look="short"
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant={props.tone === 'danger' ? 'danger-fill' : 'primary'}
            wide
            busy={busy}
            busyLabel={props.busyLabel ?? t('saving')}
          >
            {props.submitLabel ?? t('save')}
          </Button>
          <Button variant="ghost" wide disabled={busy} onClick={props.onClose}>
            {props.cancelLabel ?? t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={submit}>
        <FormFailure>{failure}</FormFailure>
        {props.children}
      </form>
    </Dialog>
  );
}
