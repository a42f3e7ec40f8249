import type { filesApi } from '@app/contracts/files/files.api';
import { filesPaths } from '@app/contracts/files/files.paths';
import { coverOf } from '@app/domain/applications/application.cover';
import type { ListValue } from '@app/domain/applications/form/values';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { Field, Message } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { ImagePlus, Trash } from '@app/ui/icons';
import { ProgressBar } from '@app/ui/progress-bar';
import { TextInput } from '@app/ui/text-input';
import { type Ref, useRef, useState } from 'react';
import { client } from '../../../../lib/api/client.ts';
import { type Sending, useUpload } from '../../../../lib/form/use-upload.ts';
import { sendPicture } from '../../../../lib/picture-file.ts';
import { toast } from '../../../../lib/toast.ts';
import { ReadPicture } from '../../read-fields.tsx';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { CoverChoice } from './cover-choice.tsx';
import s from './picture.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

const files = client<typeof filesApi>(filesPaths);

function usePictureUpload(onUrl: (url: string) => void) {
  const { sending, error, keep } = useUpload<{ url: string }>(useFieldsText()('pictureFailed'));
  const put = (kept: { url: string } | null) => {
    if (kept) onUrl(kept.url);
    return kept !== null;
  };
  return {
    sending,
    error,
    send: async (file: File) => put(await keep((options) => sendPicture(file, options))),
    fetchFrom: async (url: string) =>
      put(await keep(() => files.uploadFromAddress({ body: { url, entityType: 'ob' } }))),
  };
}

/** Takes a picture that lies on the web: it is fetched once and kept, never shown from there. */
function FromAddress({
  busy,
  onFetch,
}: {
  busy: boolean;
  onFetch: (url: string) => Promise<boolean>;
}) {
  const t = useFieldsText();
  const [address, setAddress] = useState('');
  const url = address.trim();
  const fetchIt = async () => {
    if (URL.canParse(url) && (await onFetch(url))) setAddress('');
  };
  return (
    <Disclosure title={t('pictureFromAddress')}>
      <Field
        label={t('pictureAddress')}
        error={url && !URL.canParse(url) ? t('pictureAddressInvalid') : undefined}
      >
        {(control) => (
          <div className="row g2">
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void fetchIt();
              }}
            />
            <Button disabled={busy || !url} onClick={() => void fetchIt()}>
              {t('pictureFetch')}
            </Button>
          </div>
        )}
      </Field>
    </Disclosure>
  );
}

/** The picture by which an application is known. */
export function PictureField(props: ValueProps<string | null>) {
  const { draft } = useCanvas();
  const { held, onChange } = props;
  const { hideLabel, required, error: wrong, ...field } = useFieldProps(props);
  const t = useFieldsText();
  const own = held !== null && coverOf(held) === null;
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, send, fetchFrom } = usePictureUpload(onChange);
  const remove = () => {
    onChange(null);
    toast({
      title: t('pictureRemoved'),
      action: { label: t('undo'), onAction: () => onChange(held) },
    });
    input.current?.focus();
  };
  return (
    <>
      <Field {...field} hint={t('pictureHint')}>
        {(control) => (
          <div className={s.picture}>
            <ReadPicture of={draft} picture={held} />
            <div className="row row-w g2">
              <FileChoice
                control={control}
                input={input}
                label={own ? t('pictureReplace') : t('pictureChoose')}
                onFile={(file) => void send(file)}
              />
              {own && !sending ? (
                <Button variant="ghost" size="m" onClick={remove}>
                  <Trash />
                  {t('pictureRemove')}
                </Button>
              ) : null}
            </div>
            <Progress sending={sending} />
            <FromAddress busy={sending !== null} onFetch={fetchFrom} />
            <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
          </div>
        )}
      </Field>
      <CoverChoice kept={held} onChange={onChange} />
    </>
  );
}

interface FileChoiceProps {
  readonly control: object;
  readonly label: string;
  readonly input?: Ref<HTMLInputElement>;
  onFile(file: File): void;
}

function FileChoice({ control, input, label, onFile }: FileChoiceProps) {
  return (
    <label className={cx('btn btn-s btn-m', s.file)}>
      <input
        {...control}
        ref={input}
        className="over"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
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

function Progress({ sending }: { sending: Sending | null }) {
  const t = useFieldsText();
  if (!sending) return null;
  return (
    <div className="row g4">
      <ProgressBar className="grow" value={sending.percent} label={t('pictureSending')} />
      <span className="num sm">{sending.percent}&nbsp;%</span>
      <Button variant="ghost" size="m" onClick={sending.cancel}>
        {t('pictureCancel')}
      </Button>
    </div>
  );
}

/** Several pictures, one after the other. */
export function PicturesField(props: ValueProps<readonly (string | null)[], ListValue>) {
  const { path, value, held, onChange } = props;
  const t = useFieldsText();
  const say = useSay();
  const { sending, error, send } = usePictureUpload((url) => onChange((now) => [...now, url]));
  return (
    <div className={s.picture}>
      <ul className={s.several}>
        {held.map((picture, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          <li key={`${n} ${picture}`}>
            <img className="pic" src={picture ?? ''} alt={say(`${path}.item`, { n: n + 1 })} />
            <IconButton
              label={t('remove', { what: say(`${path}.item`, { n: n + 1 }) })}
              onClick={() => onChange((now) => now.filter((_, at) => at !== n))}
            >
              <Trash />
            </IconButton>
          </li>
        ))}
      </ul>
      {held.length < value.max && !sending ? (
        <span>
          <FileChoice
            control={{ id: path }}
            label={say(`${path}.add`)}
            onFile={(file) => void send(file)}
          />
        </span>
      ) : null}
      <Progress sending={sending} />
      <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
    </div>
  );
}
