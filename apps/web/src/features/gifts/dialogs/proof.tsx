import { parseAddress } from '@app/contracts/endpoint';
import { giftsPaths } from '@app/contracts/gifts/gifts.paths';
import type { DonationConfirmation } from '@app/contracts/gifts/gifts.schemas';
import { giftLimits, proofEndings } from '@app/domain/gifts/gift';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Upload } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { useRef } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { useReload } from '../queries.ts';
import { useGiftsText } from '../text.ts';

const { path } = parseAddress(giftsPaths.uploadProof);
const accept = proofEndings.map((ending) => `.${ending}`).join(',');
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

interface ProofDialogProps {
  readonly gift: DonationConfirmation;
  onClose(): void;
}

/** Sends the proof of what was confirmed. */
export default function GiftProofDialog({ gift, onClose }: ProofDialogProps) {
  const t = useGiftsText();
  const reload = useReload(gift.applicationId);
  const input = useRef<HTMLInputElement>(null);
  const wrongWith = (file: File | null): string => {
    if (!file || file.size === 0) return t('fileMissing');
    if (file.size > giftLimits.proofBytes) return t('fileLarge');
    return (proofEndings as readonly string[]).includes(endingOf(file.name)) ? '' : t('fileKind');
  };
  const form = useSubmitForm<{ file: File | null; notes: string }>({
    values: { file: null, notes: '' },
    check: ({ file }) => ({ file: wrongWith(file) }),
    refused: (error) => {
      if (!isApiError(error) || !error.text) return t('uploadFailed');
      return error.code.startsWith('PROOF_') ? { file: error.text } : undefined;
    },
    send: async ({ file, notes }) => {
      if (!file) return;
      const body = new FormData();
      body.set('notes', notes);
      body.set('proofDocument', file, file.name);
      await upload(urlOf(path, { params: { id: gift.id } }), body);
      toast({ title: t('uploaded'), tone: 'ok' });
      void reload();
      onClose();
    },
  });
  const chosen = form.watch('file');
  return (
    <FormDialog
      title={t('proofTitle')}
      description={t('proofText')}
      form={form}
      onClose={onClose}
      submitLabel={t('upload')}
      busyLabel={t('uploading')}
      look="base"
    >
      <Field
        as="group"
        label={t('proofFile')}
        hint={chosen?.name ?? t('proofHint')}
        error={form.error('file')}
        required
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0] ?? null;
            target.value = '';
            if (file) form.change('file', file);
          }}
        />
        <Button variant="soft" size="m" onClick={() => input.current?.click()}>
          <Upload />
          {t(chosen ? 'otherFile' : 'chooseFile')}
        </Button>
      </Field>
      <Field label={t('notes')} note={t('optional')}>
        <TextArea rows={3} maxLength={giftLimits.words} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
