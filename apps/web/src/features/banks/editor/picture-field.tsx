import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { Button } from '@app/ui/button';
import { Message } from '@app/ui/field';
import { ImagePlus } from '@app/ui/icons';
import { useRef, useState } from 'react';
import { upload } from '../../../lib/api/upload.ts';
import { useShellText } from '../../../lib/text.ts';
import { useEditorText } from '../editor-text.ts';
import s from './bank-form.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** A name in the banks' storage. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

/** A picture is kept at once, and shown to all once the bank is saved. */
export function PictureField({ label, value, onValue }: PictureFieldProps) {
  const t = useEditorText();
  const shell = useShellText();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setState('busy');
    const form = new FormData();
    form.set('entityType', 'ob');
    form.set('file', file, file.name);
    try {
      const { path } = parseAddress(filesPaths.upload);
      const kept = await upload<{ filePath: string }>(path, form);
      onValue(kept.filePath);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="col">
      <p className="b sm">{label}</p>
      {value ? (
        <img className={s.shown} src={`/api/ob-files/${value}`} alt={label} />
      ) : (
        <p className="sm mut">{t('noPicture')}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void send(event.target.files?.[0])}
      />
      <div className="row row-w g2">
        <Button
          variant="soft"
          size="m"
          busy={state === 'busy'}
          busyLabel={shell('loading')}
          onClick={() => input.current?.click()}
        >
          <ImagePlus /> {t('choosePicture', { field: label })}
        </Button>
        {value ? (
          <Button variant="ghost" size="m" onClick={() => onValue(null)}>
            {t('dropPicture', { field: label })}
          </Button>
        ) : null}
      </div>
      {state === 'failed' ? <Message tone="bad">{t('pictureFailed')}</Message> : null}
    </div>
  );
}
