import { municipalities } from '@app/domain/accounts/municipality';
import type { TextValue } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { type ClipboardEvent, useState } from 'react';
import { useMissingText } from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useWritingText } from '../../../../lib/writing/text.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import s from './fields.module.css';
import { useFieldProps, type ValueProps } from './value-props.ts';

export function TextValueField(props: ValueProps<string, TextValue>) {
  const { path, value, current, onChange } = props;
  const field = useFieldProps(props);
  const suggested = nameOf(path) === 'municipality' ? municipalities : null;
  const paste = usePaste();
  const written = {
    value: current,
    onPaste: paste.onPaste,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      paste.forget();
      onChange(target.value);
    },
  };
  const long = value.lines !== undefined && !path.includes('.');
  return (
    <>
      <Field
        {...field}
        error={paste.refused ?? field.error}
        aside={
          path.includes('.') ? null : (
            <span className="row g2">
              <SavedHere />
              {long ? <Counter length={current.length} limit={value.max} /> : null}
            </span>
          )
        }
      >
        {value.lines ? (
          <TextArea rows={value.lines} {...written} />
        ) : (
          <TextInput
            autoComplete={path === 'applicantName' ? 'name' : 'off'}
            {...written}
            {...(suggested && { list: `${path}.list` })}
          />
        )}
      </Field>
      {suggested ? (
        <datalist id={`${path}.list`}>
          {suggested.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      {people.has(nameOf(path)) ? <TeamPicker chosen={current} onChoose={onChange} /> : null}
      <Example name={nameOf(path)} />
    </>
  );
}

/** Far more than any field takes; a page would stand still for minutes to show two million. */
const mostPasted = 20_000;

/** Keeps what stands in a field from a text that nobody could shorten by hand. */
function usePaste() {
  const t = useMissingText();
  const { number } = useFormat();
  const [length, setLength] = useState(0);
  return {
    refused: length > 0 ? t('pastedTooLong', { n: number(length) }) : undefined,
    forget: () => setLength(0),
    onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text').length;
      if (pasted <= mostPasted) return;
      event.preventDefault();
      setLength(pasted);
    },
  };
}

/** What others wrote there, for whoever does not know how to begin. */
function Example({ name }: { name: string }) {
  const t = useFieldsText();
  const say = useSay();
  if (!say.has(`${name}.example`)) return null;
  return (
    <div className="mt3">
      <Disclosure title={t('example')}>
        <p className="small">{say(`${name}.example`)}</p>
      </Disclosure>
    </div>
  );
}

/** Fields that name somebody of the team. */
const people = new Set(['projectActivities.teamAssignments.teamMemberName', 'teamRoles.name']);

interface TeamPickerProps {
  readonly chosen: string;
  onChoose(name: string): void;
}

/** The people of the team, to be named by one press; others are written. */
function TeamPicker({ chosen, onChoose }: TeamPickerProps) {
  const t = useFieldsText();
  const { members } = useCanvas().draft;
  const names = [...new Set(members.map(({ name }) => name).filter(Boolean))];
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand as a field of its own
    <div className="row row-wrap g2 mt2" role="group" aria-label={t('fromTeam')}>
      {names.map((name) => (
        <Button
          key={name}
          size="m"
          variant={name === chosen ? 'soft' : 'ghost'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

/** What the bar says of saving, where the eyes are; those who listen hear it from the bar. */
function SavedHere() {
  const { state } = useCanvas().view;
  const t = useWritingText();
  return (
    <span className={cx('count', s.savedHere)} aria-hidden="true">
      {t(state === 'offline' ? 'offlineShort' : state)}
    </span>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useFieldsText();
  const { number } = useFormat();
  const values = { n: number(length), limit: number(limit) };
  return (
    <span className={length > limit ? 'count bad-text' : 'count'}>
      <span aria-hidden="true">{t('count', values)}</span>
      <span className="visually-hidden">{t('countOf', values)}</span>
    </span>
  );
}
