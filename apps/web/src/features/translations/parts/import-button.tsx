import { parseAddress } from '@app/contracts/endpoint';
import { translationsPaths } from '@app/contracts/translations/translations.paths';
import type { ImportPreview } from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Upload } from '@app/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import type { ReadFile } from '../read-file.ts';
import { useTranslationsText } from '../text.ts';

/** Bytes of the largest file that the server looks at. */
const largestFile = 4 * 1024 * 1024;

const { path } = parseAddress(translationsPaths.previewImport);

interface ImportButtonProps {
  onRead(file: ReadFile): void;
  /** What went wrong; empty when a new try begins. */
  onFailure(text: string): void;
}

export function ImportButton({ onRead, onFailure }: ImportButtonProps) {
  const t = useTranslationsText();
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return upload<ImportPreview>(path, form);
    },
    onSuccess: (preview, { name }) => onRead({ name, preview }),
    onError: (error) =>
      onFailure((isApiError(error) && error.fields.file) || errorText(error, language)),
  });
  const chosen = (file: File | undefined) => {
    if (!file) return;
    onFailure('');
    if (!/\.(csv|xlsx|json)$/i.test(file.name)) onFailure(t('wrongKind'));
    else if (file.size > largestFile) onFailure(t('tooLarge'));
    else reading.mutate(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,.json"
        aria-label={t('upload')}
        onChange={({ currentTarget }) => {
          chosen(currentTarget.files?.[0]);
          // The same file may be chosen again once it has been corrected.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        busy={reading.isPending}
        busyLabel={t('uploading')}
        onClick={() => input.current?.click()}
      >
        <Upload />
        {t('upload')}
      </Button>
    </>
  );
}
