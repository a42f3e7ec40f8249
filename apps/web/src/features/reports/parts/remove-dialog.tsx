import type { ReportKind } from '@app/domain/reports/report';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { useReportsText } from '../text.ts';

interface RemoveDialogProps {
  readonly kind: ReportKind;
  readonly name: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before others no longer see it. */
export default function RemoveDialog({ kind, name, busy, onClose, onConfirm }: RemoveDialogProps) {
  const t = useReportsText();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(`remove_${kind}Title`, { name })}
      description={t(`remove_${kind}Text`)}
      confirmLabel={t(`remove_${kind}`)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
