import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { ImagePlus, Trash } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import type { Ref } from 'react';
import type { UploadOptions } from '../api/upload.ts';
import { pictureTypes } from '../pictures/picture-types.ts';
import s from './picture-choices.module.css';
import { useFormsText } from './text.ts';
import { type Sending, useUpload } from './use-upload.ts';

/** Sends pictures to the youth banks' storage, one at a time. */
export function usePictureUpload(onUrl: (url: string) => void) {
  const { sending, error, keep } = useUpload<{ url: string }>(useFormsText()('pictureFailed'));
  const put = async (send: (options: UploadOptions) => Promise<{ url: string }>) => {
    const uploaded = await keep(send);
    if (uploaded) onUrl(uploaded.url);
    return uploaded !== null;
  };
  // What makes pictures smaller is needed by who sends one.
  const send = async (file: File) => {
    const { sendPicture } = await import('../pictures/picture-file.ts');
    return put((options) => sendPicture(file, options));
  };
  return { sending, error, put, send };
}

interface FileChoiceProps {
  readonly control: object;
  readonly label: string;
  readonly input?: Ref<HTMLInputElement>;
  onFile(file: File): void;
}

export function FileChoice({ control, input, label, onFile }: FileChoiceProps) {
  return (
    <label className={cx('button button-secondary button-medium', s.file)}>
      <input
        {...control}
        ref={input}
        className="over"
        type="file"
        accept={pictureTypes}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <ImagePlus />
      {label}
    </label>
  );
}

export function UploadProgress({ sending }: { sending: Sending | null }) {
  const t = useFormsText();
  if (!sending) return null;
  return (
    <div className="row g4">
      <ProgressBar className="grow" value={sending.percent} label={t('pictureSending')} />
      <span className="tabular small">{sending.percent}&nbsp;%</span>
      <Button variant="ghost" size="m" onClick={sending.cancel}>
        {t('pictureCancel')}
      </Button>
    </div>
  );
}

interface PictureChoicesProps {
  readonly id: string;
  readonly pictures: readonly (string | null)[];
  readonly most: number;
  readonly upload: Pick<ReturnType<typeof usePictureUpload>, 'sending' | 'error' | 'send'>;
  /** What the nth is called, from 1. */
  nameOf(n: number): string;
  readonly addLabel: string;
  /** @param n from 0. */
  onRemove(n: number): void;
}

/** Pictures that were chosen, and the key for one more. */
export function PictureChoices(props: PictureChoicesProps) {
  const { id, pictures, most, upload, nameOf, addLabel, onRemove } = props;
  const { sending, error, send } = upload;
  const t = useFormsText();
  return (
    <div className="stack">
      <ul className={s.several}>
        {pictures.map((picture, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          <li key={`${n} ${picture}`}>
            <img className="picture" src={picture ?? ''} alt={nameOf(n + 1)} />
            <IconButton label={t('remove', { what: nameOf(n + 1) })} onClick={() => onRemove(n)}>
              <Trash />
            </IconButton>
          </li>
        ))}
      </ul>
      {pictures.length < most && !sending ? (
        <span>
          <FileChoice control={{ id }} label={addLabel} onFile={(file) => void send(file)} />
        </span>
      ) : null}
      <UploadProgress sending={sending} />
      <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
    </div>
  );
}
