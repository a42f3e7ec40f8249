import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { network } from '../client.ts';
import { useNetworkActions } from '../queries.ts';
import { useNetworkText } from '../text.ts';

interface BlockDialogProps {
  readonly id: string;
  readonly name: string;
  onClose(): void;
  onBlocked(): void;
}

/** Asks before somebody is blocked, and says what that means. */
export function BlockMemberDialog({ id, name, onClose, onBlocked }: BlockDialogProps) {
  const t = useNetworkText();
  const action = useNetworkActions();
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
      busy={action.busy}
      onConfirm={() =>
        void action.run({
          send: () => network.block({ params: { userId: id } }).finally(onClose),
          done: t('blockedNow', { name }),
          onSuccess: onBlocked,
        })
      }
    />
  );
}
