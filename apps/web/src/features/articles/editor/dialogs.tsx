import { embedAddress, vimeoFrame, youtubeId } from '@app/domain/blocks/embed';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useEditorText } from '../desk-text.ts';
import { linkPreviews } from '../other-clients.ts';
import { addressOf } from './addresses.ts';

interface LinkDialogProps {
  /** What the selection leads to now; empty: nowhere. */
  readonly href: string;
  /** Null: the link is taken away. */
  onLink(href: string | null): void;
  onClose(): void;
}

export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const t = useEditorText();
  const form = useSubmitForm({
    values: { address: href },
    check: ({ address }) => (addressOf(address) ? {} : { address: t('linkWrong') }),
    send: ({ address }) => {
      onLink(addressOf(address));
      onClose();
    },
  });
  return (
    <FormDialog title={t('linkTitle')} form={form} onClose={onClose} submitLabel={t('linkSet')}>
      <Field label={t('linkAddress')} hint={t('linkHint')} error={form.error('address')} required>
        <TextInput inputMode="url" data-autofocus {...form.register('address')} />
      </Field>
      {href ? (
        <Button
          size="m"
          variant="ghost"
          onClick={() => {
            onLink(null);
            onClose();
          }}
        >
          {t('linkRemove')}
        </Button>
      ) : null}
    </FormDialog>
  );
}

interface PutDialogProps {
  onPut(node: { readonly type: string; readonly attrs: Readonly<Record<string, unknown>> }): void;
  onClose(): void;
}

/** The address of a video as the document keeps it; null for what is none. */
function videoOf(typed: string): string | null {
  const url = vimeoFrame(typed.trim());
  return youtubeId(url) || embedAddress(url) ? url : null;
}

export function VideoDialog({ onPut, onClose }: PutDialogProps) {
  const t = useEditorText();
  const form = useSubmitForm({
    values: { url: '' },
    check: ({ url }) => (videoOf(url) ? {} : { url: t('videoWrong') }),
    send: ({ url }) => {
      onPut({ type: 'video', attrs: { url: videoOf(url), caption: '' } });
      onClose();
    },
  });
  return (
    <FormDialog title={t('videoTitle')} form={form} onClose={onClose} submitLabel={t('addIt')}>
      <Field label={t('linkAddress')} hint={t('videoHint')} error={form.error('url')} required>
        <TextInput inputMode="url" data-autofocus {...form.register('url')} />
      </Field>
    </FormDialog>
  );
}

/** Another page is read once, here; readers get what it said, from us. */
export function CardDialog({ onPut, onClose }: PutDialogProps) {
  const t = useEditorText();
  const form = useSubmitForm({
    values: { address: '' },
    check: ({ address }) =>
      addressOf(address)?.startsWith('http') ? {} : { address: t('linkWrong') },
    refused: (error) =>
      isApiError(error, 'ADDRESS_UNREACHABLE') ? { address: t('cardFailed') } : undefined,
    send: async ({ address }) => {
      const url = addressOf(address) ?? '';
      const { linkPreview } = await linkPreviews.preview({ query: { url } });
      const { title, description, siteName, imageUrl } = linkPreview;
      onPut({
        type: 'linkCard',
        attrs: {
          url,
          title: title.slice(0, 300),
          description: description.slice(0, 500),
          siteName: siteName.slice(0, 200),
          imageUrl: imageUrl ?? '',
        },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('cardTitle')}
      form={form}
      onClose={onClose}
      submitLabel={t('addIt')}
      busyLabel={t('cardAsking')}
    >
      <Field label={t('linkAddress')} hint={t('linkHint')} error={form.error('address')} required>
        <TextInput inputMode="url" data-autofocus {...form.register('address')} />
      </Field>
    </FormDialog>
  );
}
