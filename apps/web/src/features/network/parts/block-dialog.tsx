import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { network } from '../client.ts';
import { useNetworkAction } from '../queries.ts';
import { useNetworkText } from '../text.ts';

interface BlockDialogProps {
  readonly id: string;
  readonly name: string;
  onClose(): void;
  onBlocked(): void;
}

/** Asks before somebody is blocked, and says what that means. */
export function BlockDialog({ id, name, onClose, onBlocked }: BlockDialogProps) {
  const t = useNetworkText();
  const action = useNetworkAction();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('blockTitle', { name })}
      description={t('blockText')}
      confirmLabel={t('block')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone="danger"
      busy={action.isPending}
      onConfirm={() =>
        action.mutate({
          act: () => network.block({ params: { userId: id } }).finally(onClose),
          done: t('blockedNow', { name }),
          next: onBlocked,
        })
      }
    />
  );
}
