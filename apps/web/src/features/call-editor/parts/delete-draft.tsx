import { pages } from '@app/contracts/pages';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { callEditing } from '../client.ts';
import { useEditor } from '../editor-context.tsx';
import { useEditorText } from '../text.ts';

interface DeleteDraftProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

export function DeleteDraft({ open, onOpenChange }: DeleteDraftProps) {
  const { content, editing, saver } = useEditor();
  const t = useEditorText();
  const navigate = useNavigate();
  const remove = useAction({
    send: async () => {
      // What is still to be saved would be refused afterwards, and warn of leaving.
      await saver.flush();
      return callEditing.remove({ params: { id: editing.id } });
    },
    done: { title: t('draftDeleted'), description: content.title.bhs },
    onSuccess: () => navigate(pages.banksAdmin(), { replace: true }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deleteTitle')}
      description={t('deleteText')}
      confirmLabel={t('deleteDraft')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone="danger"
      busy={remove.busy}
      onConfirm={() => void remove.run()}
    />
  );
}
