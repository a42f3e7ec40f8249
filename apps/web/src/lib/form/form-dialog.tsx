import '@app/ui/forms.css';
import { Button } from '@app/ui/button';
import { Dialog, type DialogProps } from '@app/ui/dialog';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  /** Stands in place of the fields, and nothing can be sent, until what they show is there. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form in a dialog. What was entered is not lost by Escape, the cross or a press beside it: they
 * ask first. The key beside the one that sends closes at once.
 */
export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const t = useFormsText();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { form, onClose } = props;
  const leave = () => {
    if (form.dirty) setAsking((was) => !was);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
      dismissible={!form.busy}
      look={props.look ?? 'short'}
      footer={
        props.waiting ? undefined : isAsking ? (
          <Leaving onStay={() => setAsking(false)} onLeave={onClose} />
        ) : (
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
        )
      }
    >
      {props.waiting || (
        <form id={id} className="form" {...form.props}>
          <FormFailure>{form.failure}</FormFailure>
          {props.children}
        </form>
      )}
    </Dialog>
  );
}

/** Whether to go without what was entered; whoever stays is put back where they were. */
function Leaving({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const t = useFormsText();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <>
      <p className="small" role="alert">
        {t('leaveAsk')}
      </p>
      <Button ref={stay} wide onClick={onStay}>
        {t('stay')}
      </Button>
      <Button variant="danger" wide onClick={onLeave}>
        {t('leave')}
      </Button>
    </>
  );
}
