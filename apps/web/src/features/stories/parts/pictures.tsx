import { storyLimits } from '@app/domain/stories/story';
import { IconButton } from '@app/ui/icon-button';
import { ImagePlus, Trash } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useUpload } from '../../../lib/form/use-upload.ts';
import { sendPicture } from '../../../lib/pictures/picture-file.ts';
import { pictureTypes } from '../../../lib/pictures/picture-types.ts';
import { useStoriesText } from '../text.ts';
import s from './story.module.css';

interface PicturesProps {
  readonly pictures: readonly string[];
  /** Whether the application has a place for them. */
  readonly carried: boolean;
  /** Why the server did not take them. */
  readonly refused: string | undefined;
  onChange(change: (now: readonly string[]) => readonly string[]): void;
}

export function StoryPictures({ pictures, carried, refused, onChange }: PicturesProps) {
  const t = useStoriesText();
  const { sending, error, keep } = useUpload<{ readonly url: string }>(t('pictureFailed'));
  const busy = sending !== null;
  const send = async (file: File) => {
    const uploaded = await keep((options) => sendPicture(file, options));
    if (uploaded) onChange((now) => [...now, uploaded.url]);
  };
  if (!carried && pictures.length === 0) return null;
  const wrong = error || (pictures.length > storyLimits.pictures ? t('picturesFull') : refused);
  return (
    <section className={s.pictures} aria-labelledby="pictures">
      <h2 className="title-3" id="pictures">
        {t('pictures')}
      </h2>
      <p className="muted mt2">{t(carried ? 'picturesText' : 'picturesStay')}</p>
      <ul className={s.arches}>
        {pictures.map((picture, n) => (
          <li key={picture}>
            <img src={picture} alt={t('picture', { n: n + 1 })} />
            <IconButton
              label={t('removePicture', { n: n + 1 })}
              onClick={() => onChange((now) => now.filter((one) => one !== picture))}
            >
              <Trash />
            </IconButton>
          </li>
        ))}
        {carried && pictures.length < storyLimits.pictures ? (
          <li>
            <label className={s.add}>
              <input
                className="visually-hidden"
                type="file"
                accept={pictureTypes}
                disabled={busy}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  target.value = '';
                  if (file) void send(file);
                }}
              />
              <ImagePlus />
              <span>{t(busy ? 'sendingPicture' : 'addPicture')}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <div role="alert">{wrong ? <Message tone="bad">{wrong}</Message> : null}</div>
    </section>
  );
}
