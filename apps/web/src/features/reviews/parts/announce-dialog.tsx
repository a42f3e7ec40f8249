import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Note } from '@app/ui/note';
import { useAction } from '../../../kit/action/use-action.ts';
import { reviews } from '../client.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';

export default function AnnounceDialog(props: { call: BoardCall; onClose(): void }) {
  const t = useReviewsText();
  const announcing = useAction({
    send: () => reviews.publishDecisions({ params: { id: props.call.id } }),
    done: ({ announced }) => ({
      title: t('announcedToast'),
      description: t('announcedCount', { count: announced }),
    }),
    inPlace: true,
    onSuccess: props.onClose,
    onSettled: useDeskRefresh(),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={t('askAnnounce')}
      description={t('askAnnounceText')}
      confirmLabel={t('announce')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={announcing.busy}
      busyLabel={t('sending')}
      onConfirm={() => void announcing.run()}
    >
      {announcing.failure ? (
        <Note tone="bad" role="alert">
          {announcing.failure}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}
