import { Button } from '@app/ui/button';
import { Dialog, type DialogProps } from '@app/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFailure } from './form-failure.tsx';
import { useFormsText } from './text.ts';
import type { SubmitForm } from './use-submit-form.ts';

export interface FormDialogProps<T extends FieldValues>
  extends Pick<DialogProps, 'description' | 'look'> {
  readonly title: string;
  readonly form: SubmitForm<T>;
  readonly onClose: () => void;
  readonly submitLabel?: string;
  readonly busyLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly children: ReactNode;
}

export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const t = useFormsText();
  const id = useId();
  const { form, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
      dismissible={!form.busy}
      look={props.look ?? 'short'}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant={props.tone === 'danger' ? 'danger-fill' : 'primary'}
            wide
            busy={form.busy}
            busyLabel={props.busyLabel ?? t('saving')}
          >
            {props.submitLabel ?? t('save')}
          </Button>
          <Button variant="ghost" wide disabled={form.busy} onClick={onClose}>
            {props.cancelLabel ?? t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className="form" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        {props.children}
      </form>
    </Dialog>
  );
}
