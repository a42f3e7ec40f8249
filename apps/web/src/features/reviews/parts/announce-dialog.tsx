import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { Note } from '@app/ui/note';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { reviews } from '../client.ts';
import { useDeskRefresh } from '../queries.ts';
import { useReviewsText } from '../text.ts';

export default function AnnounceDialog(props: { call: BoardCall; onClose(): void }) {
  const t = useReviewsText();
  const { language } = useLanguage();
  const refresh = useDeskRefresh();
  const announcing = useMutation({
    mutationFn: () => reviews.publishDecisions({ params: { id: props.call.id } }),
    onSuccess: ({ announced }) => {
      props.onClose();
      toast({
        title: t('announcedToast'),
        description: t('announcedCount', { count: announced }),
        tone: 'ok',
      });
    },
    onSettled: refresh,
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
      busy={announcing.isPending}
      busyLabel={t('sending')}
      onConfirm={() => announcing.mutate()}
    >
      {announcing.isError ? (
        <Note tone="bad" role="alert">
          {errorText(announcing.error, language)}
        </Note>
      ) : null}
    </ConfirmDialog>
  );
}
