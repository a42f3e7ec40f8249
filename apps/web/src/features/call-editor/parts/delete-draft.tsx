import { pages } from '@app/contracts/pages';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
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
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      // What is still to be saved would be refused afterwards, and warn of leaving.
      await saver.flush();
      await callEditing.remove({ params: { id: editing.id } });
      toast({ title: t('draftDeleted'), description: content.title.bhs, tone: 'ok' });
      await navigate(pages.banksAdmin(), { replace: true });
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
      setBusy(false);
    }
  };
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
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
