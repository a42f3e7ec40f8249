import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  description?: ReactNode;
  /** The answer to the question, a verb. */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  closeLabel: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  busyLabel?: string;
  /** E.g. while a required reason is still empty. */
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      role="alertdialog"
      look="short"
      title={props.title}
      description={props.description}
      closeLabel={props.closeLabel}
      dismissible={!props.busy}
      footerSide
      footer={
        <>
          <Button
            variant={props.tone === 'danger' ? 'danger-fill' : 'primary'}
            busy={props.busy ?? false}
            busyLabel={props.busyLabel}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
          <Button
            variant="ghost"
            disabled={props.busy}
            data-autofocus
            onClick={() => props.onOpenChange(false)}
          >
            {props.cancelLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
