import { profilesPaths } from '@app/contracts/profiles/profiles.paths';
import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { ImageUp } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { type CropArea, cutSquare, PictureCrop } from '@app/ui/picture-crop';
import { ProgressBar } from '@app/ui/progress-bar';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { upload } from '../../../lib/api/upload.ts';
import { useFormsText } from '../../../lib/form/text.ts';
import { pictureTypes } from '../../../lib/pictures/picture-types.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { session } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { profiles } from '../client.ts';
import { useTakeOwnProfile } from './queries.ts';
import type { EditorProps } from './section-dialog.tsx';
import { useEditText } from './text.ts';

const tenMegabytes = 10 * 1024 * 1024;
/** Pixels of the square that is sent; the server makes it 512. */
const sentSide = 1024;
const address = profilesPaths.setPicture.slice(profilesPaths.setPicture.indexOf(' ') + 1);

/** The picture chosen from the device, as an address that ends with the dialog. */
function useChosenPicture() {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => () => (src === null ? undefined : URL.revokeObjectURL(src)), [src]);
  return { src, choose: (file: Blob | null) => setSrc(file && URL.createObjectURL(file)) };
}

/** Choose, cut, send; or remove. */
export function PictureDialog({ profile, onClose }: EditorProps) {
  const t = useEditText();
  const words = useFormsText();
  const { language } = useLanguage();
  const take = useTakeOwnProfile();
  const { src, choose } = useChosenPicture();
  const area = useRef<CropArea | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);

  const done = (saved: OwnProfile, title: string) => {
    take(saved);
    // The header shows the picture too.
    void session.reload().catch(() => undefined);
    void toast({ title, tone: 'ok' });
    onClose();
  };
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setPercent(0);
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error, language));
      setPercent(null);
    }
  };
  const send = () =>
    attempt(async () => {
      const square = src && area.current ? await cutSquare(src, area.current, sentSide) : null;
      if (!square) {
        setPercent(null);
        return setProblem(t('pictureUnreadable'));
      }
      const form = new FormData();
      form.append('file', square, 'picture.jpg');
      const saved = await upload<OwnProfile>(address, form, { onProgress: setPercent });
      done(saved, t('pictureSaved'));
    });
  const remove = () =>
    attempt(async () => done(await profiles.removePicture(), t('pictureRemoved')));
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (!file) return;
    setProblem(file.size > tenMegabytes ? t('pictureTooLarge') : null);
    choose(file.size > tenMegabytes ? null : file);
  };
  const busy = percent !== null;
  const pick = (
    <Button
      variant={src ? 'secondary' : 'primary'}
      disabled={busy}
      data-autofocus
      onClick={() => input.current?.click()}
    >
      <ImageUp />
      {src || profile.profilePictureUrl ? t('anotherPicture') : t('pictureChoose')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={t('pictureTitle')}
      closeLabel={words('close')}
      dismissible={!busy}
      footer={
        <>
          {src ? (
            <Button variant="primary" busy={busy} busyLabel={t('sending')} onClick={send}>
              {t('pictureSave')}
            </Button>
          ) : null}
          {pick}
          {!src && profile.profilePictureUrl ? (
            <Button variant="danger" busy={busy} onClick={remove}>
              {t('removePicture')}
            </Button>
          ) : null}
        </>
      }
    >
      <input ref={input} type="file" accept={pictureTypes} hidden onChange={chosen} />
      {src ? (
        <>
          <p className="small muted">{t('pictureCrop')}</p>
          <PictureCrop
            key={src}
            src={src}
            label={t('pictureArea')}
            zoomLabel={t('pictureZoom')}
            onArea={(next) => {
              area.current = next;
            }}
            onBroken={() => {
              choose(null);
              setProblem(t('pictureUnreadable'));
            }}
          />
        </>
      ) : (
        <>
          <p className="row">
            <Avatar
              name={profile.name}
              src={profileImageUrl(profile.id, profile.profilePictureUrl, 'large')}
              size="xl"
            />
          </p>
          <p className="small muted">{t('pictureHint')}</p>
        </>
      )}
      {busy && src ? (
        <ProgressBar value={percent} label={t('sending')} valueText={`${percent} %`} />
      ) : null}
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
    </Dialog>
  );
}
