import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmRemove } from '../dialogs/lazy.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';

interface Props {
  readonly of: OfPage;
  readonly texts: Readonly<Record<'title' | 'description' | 'done', string>>;
  remove(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a question or a piece of news goes from the page for good. */
export function RemoveTalk({ of, texts, remove, onClose }: Props) {
  const t = useCampaignPageText();
  const { language } = useLanguage();
  const confirm = async () => {
    onClose();
    try {
      await remove();
      of.put();
      toast({ title: texts.done, tone: 'ok' });
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
    }
  };
  return (
    <ConfirmRemove
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.description}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      tone="danger"
      onConfirm={() => void confirm()}
    />
  );
}
