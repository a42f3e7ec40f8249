import type { ImportRow, TranslationRow } from '@app/contracts/translations/translations.schemas';
import {
  measureOf,
  placeholdersOf,
  problemOf,
  type TextLanguage,
  type TextValues,
  textLanguages,
  textLimit,
  tidyText,
} from '@app/domain/translations/translation';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useChangeText } from '../queries.ts';
import { isChanged, standardOf } from '../rows.ts';
import { problemText, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';
import { Clash } from './clash.tsx';

interface TextEditorProps {
  readonly row: TranslationRow;
  onDone(saved: boolean): void;
}

const valuesOf = (row: { value_bhs: string; value_en: string }): TextValues => ({
  bhs: row.value_bhs,
  en: row.value_en,
});

/** Both languages of a text side by side. */
export function TextEditor({ row, onDone }: TextEditorProps) {
  const t = useTranslationsText();
  const { language } = useLanguage();
  const id = useId();
  // What the text said when it was opened; another's change meanwhile must not go unseen.
  const [seen, setSeen] = useState(valuesOf(row));
  const [texts, setTexts] = useState(seen);
  const [tried, setTried] = useState(false);
  const saving = useChangeText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  const standard = standardOf(row);
  const problems = problemsOf(texts, seen, standard);
  const clash = clashOf(saving.error);

  const send = (wanted: Partial<Record<TextLanguage, string | null>>, replaced: TextValues) => {
    const change: ImportRow = { key: row.key };
    for (const one of textLanguages) {
      const value = wanted[one];
      if (value === undefined) continue;
      Object.assign(change, { [`value_${one}`]: value, [`replaced_${one}`]: replaced[one] });
    }
    saving.mutate(change, { onSuccess: () => onDone(true) });
  };
  const save = (replaced = seen) => {
    setTried(true);
    const wrong = textLanguages.find((one) => problems[one]);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    const changed = textLanguages.filter((one) => texts[one] !== seen[one]);
    if (changed.length === 0) return onDone(false);
    send(Object.fromEntries(changed.map((one) => [one, texts[one]])), replaced);
  };
  const reset = () =>
    send(
      {
        ...(row.default_bhs === null ? {} : { bhs: null }),
        ...(row.default_en === null ? {} : { en: null }),
      },
      seen,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(false);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  return (
    <form ref={form} className={s.editor} onSubmit={submit} onKeyDown={pressed} noValidate>
      {textLanguages.map((one, index) => (
        <TextField
          key={one}
          id={`${id}-${one}`}
          language={one}
          value={texts[one]}
          standard={standard}
          isChanged={row[`default_${one}`] !== null}
          error={tried || texts[one].length > textLimit(standard) ? problems[one] : null}
          autoFocus={index === 0}
          onValue={(value) => setTexts((old) => ({ ...old, [one]: value }))}
        />
      ))}
      <div className={s.full} role="alert">
        {clash ? (
          <Clash
            now={clash}
            busy={saving.isPending}
            onMine={() => {
              setSeen(clash);
              save(clash);
            }}
            onTheirs={() => onDone(false)}
          />
        ) : null}
        {saving.isError && !clash ? (
          <Note tone="bad">
            {isApiError(saving.error)
              ? Object.values(saving.error.fields)[0] || errorText(saving.error, language)
              : errorText(saving.error, language)}
          </Note>
        ) : null}
      </div>
      <div className={cx(s.full, 'row row-w g2')}>
        <Button
          type="submit"
          variant="primary"
          size="m"
          busy={saving.isPending}
          busyLabel={t('saving')}
        >
          {t('save')}
        </Button>
        <Button variant="ghost" size="m" onClick={() => onDone(false)}>
          {t('cancel')}
        </Button>
        {isChanged(row) ? (
          <Button variant="ghost" size="m" disabled={saving.isPending} onClick={reset}>
            {t('reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function problemsOf(texts: TextValues, seen: TextValues, standard: TextValues) {
  const problem = (one: TextLanguage) =>
    texts[one] === seen[one]
      ? null
      : problemOf(tidyText(texts[one], measureOf(standard, one)), standard, one);
  return { bhs: problem('bhs'), en: problem('en') };
}

function clashOf(error: unknown): TextValues | null {
  if (!isApiError(error, 'REVISION_CLASH')) return null;
  const now = error.details;
  const told = typeof now === 'object' && now !== null ? now : {};
  return {
    bhs: String(Reflect.get(told, 'value_bhs') ?? ''),
    en: String(Reflect.get(told, 'value_en') ?? ''),
  };
}

interface TextFieldProps {
  readonly id: string;
  readonly language: TextLanguage;
  readonly value: string;
  readonly standard: TextValues;
  readonly isChanged: boolean;
  readonly error: ReturnType<typeof problemOf>;
  readonly autoFocus: boolean;
  onValue(value: string): void;
}

function TextField(props: TextFieldProps) {
  const t = useTranslationsText();
  const { number } = useFormat();
  const { standard, language, value } = props;
  const names = placeholdersOf(measureOf(standard, language));
  const hints = [
    ...(props.isChanged ? [t('default', { text: standard[language] })] : []),
    ...(names.length > 0 ? [t('placeholders', { names: names.map(inBraces).join(' ') })] : []),
  ];
  return (
    <Field
      id={props.id}
      label={t(language)}
      note={t('length', { length: number(value.length), limit: number(textLimit(standard)) })}
      hint={hints.length > 0 ? hints.map((hint) => <Line key={hint} text={hint} />) : undefined}
      error={props.error ? problemText(t, props.error, names) : undefined}
    >
      <TextArea
        lang={language === 'bhs' ? 'bs' : 'en'}
        rows={2}
        value={value}
        autoFocus={props.autoFocus}
        onChange={({ currentTarget }) => props.onValue(currentTarget.value)}
      />
    </Field>
  );
}

const Line = ({ text }: { text: string }) => <span className={s.line}>{text}</span>;

const inBraces = (name: string) => `{{${name}}}`;
