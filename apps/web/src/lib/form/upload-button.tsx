import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { Button } from '@app/ui/button';
import { Message } from '@app/ui/message';
import { type ReactNode, useRef, useState } from 'react';
import { upload } from '../api/upload.ts';
import { useShellText } from '../texts/text.ts';
import { useUpload } from './use-upload.ts';

export interface UploadedPicture {
  readonly url: string;
  /** Its name in the storage. */
  readonly filePath: string;
}

/** Where pictures of banks, calls and their people go. */
export const bankPictures = {
  to: parseAddress(filesPaths.upload).path,
  fields: { entityType: 'ob' },
  accept: 'image/jpeg,image/png,image/webp',
} as const;

interface UploadButtonProps<T> {
  /** Path of a multipart endpoint. */
  readonly to: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly children: ReactNode;
  /** Said where the server said nothing. */
  readonly failed: string;
  readonly disabled?: boolean;
  readonly variant?: 'soft' | 'field';
  readonly control?: { readonly id?: string; readonly 'aria-describedby'?: string };
  readonly beside?: ReactNode;
  onUploaded(uploaded: T, file: File): void;
}

/** Chooses a file and sends it at once. */
export function UploadButton<T = UploadedPicture>(props: UploadButtonProps<T>) {
  const { to, fields, accept, children, failed, disabled, variant, control, beside, onUploaded } =
    props;
  const shell = useShellText();
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, keep } = useUpload<T>(failed);
  const [empty, setEmpty] = useState(false);
  const choose = async (file: File) => {
    setEmpty(file.size === 0);
    if (file.size === 0) return;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) form.set(name, value);
    form.set('file', file, file.name);
    const uploaded = await keep((options) => upload<T>(to, form, options));
    if (uploaded) onUploaded(uploaded, file);
  };
  return (
    <div className="column g2">
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <span className="row row-wrap g2">
        <Button
          {...control}
          {...(variant ? { variant } : {})}
          size="m"
          disabled={disabled}
          busy={sending !== null}
          busyLabel={shell('loading')}
          onClick={() => input.current?.click()}
        >
          {children}
        </Button>
        {beside}
      </span>
      {empty || error ? (
        <div role="alert">
          <Message tone="bad">{empty ? shell('fileEmpty') : error}</Message>
        </div>
      ) : null}
    </div>
  );
}
