import type { AttachedFile, FilesValue } from '@app/domain/applications/form/values';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Trash, Upload } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { ProgressBar } from '@app/ui/progress-bar';
import { useState } from 'react';
import { FileLink } from '../../../../entities/applications/public.ts';
import { useUndo } from '../../../../lib/form/list-rows.tsx';
import { useFieldsText, useFilesText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import { type Going, useSendingProblem } from '../sending.ts';
import { useSendingTo } from '../use-sending-to.ts';
import fieldStyle from './fields.module.css';
import s from './files.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

const accept = '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.odt,.ods';

interface FilesInputProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly max: number;
  readonly current: readonly AttachedFile[];
  onChange(next: (now: readonly AttachedFile[]) => readonly AttachedFile[]): void;
}

export function FilesField(props: ValueProps<readonly AttachedFile[], FilesValue>) {
  const { hideLabel, ...field } = useFieldProps(props);
  const { value, current, onChange } = props;
  return <FilesInput {...field} max={value.max} current={current} onChange={onChange} />;
}

/** Files that the team and the bank may open. */
export function FilesInput(props: FilesInputProps) {
  const { error, hint, max, current, onChange, ...field } = props;
  const t = useFilesText();
  const fields = useFieldsText();
  const undo = useUndo();
  const { draft } = useCanvas();
  const [surplus, setSurplus] = useState<readonly File[]>([]);
  const { going, send, retry, drop } = useSendingTo(field.id, (file) =>
    onChange((now) => [...now, file]),
  );
  const free = max - current.length - going.length;
  const remove = (file: AttachedFile, at: number) => {
    onChange((now) => now.filter((one) => one.file !== file.file));
    undo(file.name, () => onChange((now) => now.toSpliced(at, 0, file)));
    focusSoon(field.id);
  };
  const tooMany = surplus.map(({ name }) => name).join(', ');
  return (
    <Field
      {...field}
      className={fieldStyle.whole}
      hint={hint ?? t('hint', { count: max })}
      error={tooMany ? t('tooMany', { count: max, names: tooMany }) : error}
    >
      {(control) => (
        <div className="stack g2">
          {current.map((file, n) => (
            <div key={file.file} className={s.row}>
              <FileLink of={draft.id} file={file} />
              <IconButton
                label={fields('remove', { what: file.name })}
                onClick={() => remove(file, n)}
              >
                <Trash />
              </IconButton>
            </div>
          ))}
          {going.map((one) => (
            <OnItsWay
              key={one.key}
              one={one}
              onRetry={() => retry(one)}
              onDrop={() => drop(one.key)}
            />
          ))}
          {free > 0 ? (
            <label className={s.drop}>
              <input
                {...control}
                className="over"
                type="file"
                multiple={free > 1}
                accept={accept}
                aria-label={`${field.label}: ${t('choose')}`}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  target.value = '';
                  setSurplus(files.slice(free));
                  send(files.slice(0, free));
                }}
              />
              <Upload />
              <span>{t('choose')}</span>
            </label>
          ) : null}
        </div>
      )}
    </Field>
  );
}

interface OnItsWayProps {
  readonly one: Going;
  onRetry(): void;
  onDrop(): void;
}

function OnItsWay({ one, onRetry, onDrop }: OnItsWayProps) {
  const t = useFilesText();
  const { file, percent } = one;
  const problem = useSendingProblem(one);
  return (
    <div className="stack g1">
      <div className={s.row}>
        <span className="cut">{file.name}</span>
        {problem ? (
          <Button variant="ghost" size="m" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : (
          <span className="tabular small">{percent}&nbsp;%</span>
        )}
        <Button variant="ghost" size="m" onClick={onDrop}>
          {t(problem ? 'dismiss' : 'cancel')}
        </Button>
      </div>
      {problem ? null : <ProgressBar value={percent} label={t('sending', { name: file.name })} />}
      <div role="alert">{problem ? <Message tone="bad">{problem}</Message> : null}</div>
    </div>
  );
}
