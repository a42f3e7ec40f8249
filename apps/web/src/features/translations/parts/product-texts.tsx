import { parseAddress } from '@app/contracts/endpoint';
import { translationsPaths } from '@app/contracts/translations/translations.paths';
import type { ImportPreview } from '@app/contracts/translations/translations.schemas';
import { Button } from '@app/ui/button';
import { Download, Upload } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { PageSpinner } from '@app/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import type { ReadFile } from '../read-file.ts';
import { useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { TranslationList } from './text-list.tsx';

const ExportMenu = lazyPart(() => import('./export-menu.tsx'), {
  waiting: <DownloadButton />,
});
const ImportView = lazyPart(() => import('./import-view.tsx'), { waiting: <Reading /> });

function DownloadButton() {
  const t = useTranslationsText();
  return (
    <Button variant="ghost" disabled>
      <Download />
      {t('download')}
    </Button>
  );
}

function Reading() {
  const t = useTranslationsText();
  return <PageSpinner label={t('loading')} />;
}

/** All texts of the product, to be changed, taken out as files and read in again. */
export function ProductTexts() {
  const t = useTranslationsText();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [failure, setFailure] = useState('');
  if (file) {
    return <ImportView file={file} onClose={() => setFile(null)} />;
  }
  return (
    <>
      <header className={s.top}>
        <div>
          <h1 className="title-2">{t('title')}</h1>
          <p className="lead mt3">{t('lead')}</p>
        </div>
        <div className="row g2 row-wrap">
          <ExportMenu />
          <ImportButton onRead={setFile} onFailure={setFailure} />
        </div>
      </header>
      <div role="alert">
        {failure === '' ? null : (
          <Note tone="bad" className={s.note}>
            <b>{t('uploadFailed')}.</b> {failure}
          </Note>
        )}
      </div>
      <TranslationList />
    </>
  );
}

/** Bytes of the largest file that the server looks at. */
const largestFile = 4 * 1024 * 1024;

const { path } = parseAddress(translationsPaths.previewImport);

interface ImportButtonProps {
  onRead(file: ReadFile): void;
  /** What went wrong; empty when a new try begins. */
  onFailure(text: string): void;
}

function ImportButton({ onRead, onFailure }: ImportButtonProps) {
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
