import type { filesApi } from '@app/contracts/files/files.api';
import { filesPaths } from '@app/contracts/files/files.paths';
import { coverOf } from '@app/domain/applications/application.cover';
import type { ListValue } from '@app/domain/applications/form/values';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { Trash } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { TextInput } from '@app/ui/text-input';
import { useRef, useState } from 'react';
import { client } from '../../../../lib/api/client.ts';
import {
  FileChoice,
  PictureChoices,
  UploadProgress,
  usePictureUpload,
} from '../../../../lib/form/picture-choices.tsx';
import { toast } from '../../../../lib/toast.ts';
import { ReadPicture } from '../../read-fields.tsx';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

const files = client<typeof filesApi>(filesPaths);

const fetched = (url: string) => () => files.uploadFromAddress({ body: { url, entityType: 'ob' } });

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
export function CanvasPictureField(props: ValueProps<string | null>) {
  const { draft } = useCanvas();
  const { current, onChange } = props;
  const { hideLabel, required, error: wrong, ...field } = useFieldProps(props);
  const t = useFieldsText();
  const own = current !== null && coverOf(current) === null;
  const input = useRef<HTMLInputElement>(null);
  const { sending, error, send, put } = usePictureUpload(onChange);
  const remove = () => {
    onChange(null);
    toast({
      title: t('pictureRemoved'),
      action: { label: t('undo'), onAction: () => onChange(current) },
    });
    input.current?.focus();
  };
  return (
    <>
      <Field {...field} hint={t('pictureHint')}>
        {(control) => (
          <div className="stack">
            <ReadPicture of={draft} picture={current} />
            <div className="row row-wrap g2">
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
            <UploadProgress sending={sending} />
            <FromAddress busy={sending !== null} onFetch={(url) => put(fetched(url))} />
            <div role="alert">{error ? <Message tone="bad">{error}</Message> : null}</div>
          </div>
        )}
      </Field>
      <CoverChoice kept={current} onChange={onChange} />
    </>
  );
}

/** Several pictures, one after the other. */
export function PicturesField(props: ValueProps<readonly (string | null)[], ListValue>) {
  const { path, value, current, onChange } = props;
  const say = useSay();
  const upload = usePictureUpload((url) => onChange((now) => [...now, url]));
  return (
    <PictureChoices
      id={path}
      pictures={current}
      most={value.max}
      upload={upload}
      nameOf={(n) => say(`${path}.item`, { n })}
      addLabel={say(`${path}.add`)}
      onRemove={(n) => onChange((now) => now.filter((_, at) => at !== n))}
    />
  );
}
