import { Button } from '@app/ui/button';
import { ImagePlus } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useRef, useState } from 'react';
import { UploadProgress } from '../form/picture-choices.tsx';
import { useFormsText } from '../form/text.ts';
import { useUpload } from '../form/use-upload.ts';
import { BlurredPicture } from '../pictures/blurred-picture.tsx';
import { placeholderOf, sendPicture } from '../pictures/picture-file.ts';
import { pictureTypes } from '../pictures/picture-types.ts';
import s from './block-form.module.css';
import { useBlockText } from './text.ts';

interface PictureFieldProps {
  readonly url: string;
  readonly disabled: boolean;
  onUrl(url: string): void;
}

/** The picture of a block: made small, then sent at once. */
export function BlockPictureField({ url, disabled, onUrl }: PictureFieldProps) {
  const t = useBlockText();
  const input = useRef<HTMLInputElement>(null);
  const [placeholder, setPlaceholder] = useState<ImageBitmap | null>(null);
  const { sending, error, keep } = useUpload<{ readonly url: string }>(
    useFormsText()('pictureFailed'),
  );
  const send = async (file: File) => {
    setPlaceholder(await placeholderOf(file));
    const uploaded = await keep((options) => sendPicture(file, options));
    setPlaceholder(null);
    if (uploaded) onUrl(uploaded.url);
  };
  return (
    <div className={s.sending}>
      {url || placeholder ? (
        <div className={s.picture}>
          {placeholder ? <BlurredPicture picture={placeholder} /> : <img src={url} alt="" />}
        </div>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {sending ? (
        <UploadProgress sending={sending} />
      ) : disabled ? null : (
        <span className="row row-wrap g2">
          <Button variant="soft" size="m" onClick={() => input.current?.click()}>
            <ImagePlus />
            {url ? t('anotherPicture') : t('choosePicture')}
          </Button>
          {url ? (
            <Button variant="ghost" size="m" onClick={() => onUrl('')}>
              {t('removePicture')}
            </Button>
          ) : null}
        </span>
      )}
      <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
    </div>
  );
}
