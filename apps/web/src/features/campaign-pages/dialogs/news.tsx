import type { CampaignUpdate } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useId, useState } from 'react';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { PictureChoices, usePictureUpload } from '../../../lib/form/picture-choices.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { campaignPages } from '../client.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';

interface NewsDialogProps {
  readonly of: OfPage;
  /** What is corrected; null for something new. */
  readonly update: CampaignUpdate | null;
  onClose(): void;
}

export default function NewsDialog({ of, update, onClose }: NewsDialogProps) {
  const t = useCampaignPageText();
  const [id] = useState(newId);
  const picturesId = useId();
  const form = useSubmitForm({
    values: {
      title: update?.title ?? '',
      text: update?.text ?? '',
      pictures: update?.pictures ?? [],
    },
    schema: () =>
      import('@app/contracts/campaign-pages/campaign-pages.schemas').then(
        (it) => it.CampaignUpdateBody,
      ),
    check: () => ({ pictures: upload.sending ? t('newsPictureWaits') : '' }),
    send: async (body) => {
      of.put(
        update
          ? await campaignPages.change({ params: { id: update.id }, body })
          : await campaignPages.publish({ params: { id: of.id }, body: { ...body, id } }),
      );
      toast({ title: t(update ? 'saved' : 'newsPublished'), tone: 'ok' });
      onClose();
    },
  });
  const { value: pictures, onValue: setPictures } = form.bind('pictures');
  const upload = usePictureUpload((url) => setPictures([...form.values('pictures'), url]));
  return (
    <FormDialog
      title={t(update ? 'newsCorrect' : 'newsWrite')}
      description={
        update ? t('newsCorrectText') : t('newsReaders', { count: of.page.readers ?? 0 })
      }
      form={form}
      onClose={onClose}
      submitLabel={t(update ? 'save' : 'newsPublish')}
      look="base"
    >
      <Field label={t('newsTitle')} error={form.error('title')} required>
        <TextInput
          maxLength={campaignPageLimits.updateTitle}
          data-autofocus
          {...form.register('title')}
        />
      </Field>
      <Field label={t('newsText')} error={form.error('text')} required>
        <TextArea rows={8} maxLength={campaignPageLimits.updateText} {...form.register('text')} />
      </Field>
      <Field
        as="group"
        label={t('newsPictures')}
        hint={t('newsPicturesHint', { count: campaignPageLimits.updatePictures })}
        error={form.error('pictures')}
      >
        <PictureChoices
          id={picturesId}
          pictures={pictures}
          most={campaignPageLimits.updatePictures}
          upload={upload}
          nameOf={(n) => t('newsPicture', { n })}
          addLabel={t('addPicture')}
          onRemove={(n) => setPictures(pictures.filter((_, at) => at !== n))}
        />
      </Field>
    </FormDialog>
  );
}
