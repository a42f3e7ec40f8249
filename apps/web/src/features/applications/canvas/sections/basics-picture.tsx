import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { Button } from '@app/ui/button';
import { Field, Message } from '@app/ui/field';
import { ProgressBar } from '@app/ui/progress-bar';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api/error.ts';
import { upload } from '../../../../lib/api/upload.ts';
import { toast } from '../../../../lib/toast.ts';
import { useFieldsText } from '../../text.ts';
import { useContentField } from '../canvas-context.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { pictureUrl, smallPicture } from '../picture-file.ts';

interface Sending {
  readonly percent: number;
  readonly abort: AbortController;
}

/** Sends a chosen picture; answers nothing, the address lands in the field. */
function usePictureUpload(onUrl: (url: string) => void) {
  const t = useFieldsText();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const abort = new AbortController();
    running.current = abort;
    setError(undefined);
    setSending({ percent: 0, abort });
    try {
      const form = new FormData();
      form.set('entityType', 'ob');
      form.set('file', await smallPicture(file), file.name);
      const answer = await upload<{ url: string }>(parseAddress(filesPaths.upload).path, form, {
        signal: abort.signal,
        onProgress: (percent) => setSending({ percent, abort }),
      });
      onUrl(answer.url);
    } catch (failure) {
      if (abort.signal.aborted) return;
      setError(isApiError(failure) && failure.text ? failure.text : t('pictureFailed'));
    } finally {
      if (running.current === abort) setSending(null);
    }
  };
  return { sending, error, send };
}

/** The project's picture, sent at once when it is chosen. */
export function Picture() {
  const t = useFieldsText();
  const [kept, change] = useContentField('applicationPicture');
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, send } = usePictureUpload(change);
  const remove = () => {
    change(null);
    toast({
      title: t('pictureRemoved'),
      action: { label: t('undo'), onAction: () => change(kept) },
    });
    input.current?.focus();
  };
  return (
    <FieldFrame field="applicationPicture">
      <Field id="applicationPicture" label={t('applicationPicture')} hint={t('pictureHint')}>
        {(control) => (
          <div className="cv-picture">
            {kept ? <img src={pictureUrl(kept)} alt={t('pictureAlt')} /> : null}
            <div className="row row-w g2">
              <label className="btn btn-s btn-m cv-file">
                <input
                  {...control}
                  ref={input}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
                  aria-label={kept ? t('pictureReplace') : t('pictureChoose')}
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    target.value = '';
                    if (file) void send(file);
                  }}
                />
                <ImagePlus className="i" aria-hidden />
                {kept ? t('pictureReplace') : t('pictureChoose')}
              </label>
              {kept && !sending ? (
                <Button variant="ghost" size="m" onClick={remove}>
                  <Trash2 className="i" aria-hidden />
                  {t('pictureRemove')}
                </Button>
              ) : null}
            </div>
            {sending ? (
              <div className="row g4">
                <ProgressBar className="grow" value={sending.percent} label={t('pictureSending')} />
                <span className="num sm">{sending.percent}&nbsp;%</span>
                <Button variant="ghost" size="m" onClick={() => sending.abort.abort()}>
                  {t('pictureCancel')}
                </Button>
              </div>
            ) : null}
            <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
          </div>
        )}
      </Field>
    </FieldFrame>
  );
}
