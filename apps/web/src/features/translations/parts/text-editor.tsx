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
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api/error.ts';
import type { FieldMessages } from '../../../lib/form/field-errors.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useChangeText } from '../queries.ts';
import { defaultsOf, isChanged } from '../rows.ts';
import { problemText, useTranslationsText } from '../text.ts';
import s from '../texts.module.css';

interface TextEditorProps {
  readonly row: TranslationRow;
  onDone(saved: boolean): void;
}

const valuesOf = (row: { value_bhs: string; value_en: string }): TextValues => ({
  bhs: row.value_bhs,
  en: row.value_en,
});

export function TranslationEditor({ row, onDone }: TextEditorProps) {
  const t = useTranslationsText();
  const id = useId();
  // What the text said when it was opened; another's change meanwhile must not go unseen.
  const seen = useRef(valuesOf(row));
  const [clash, setClash] = useState<TextValues | null>(null);
  const saving = useChangeText();
  const defaults = defaultsOf(row);

  const send = async (wanted: Partial<Record<TextLanguage, string | null>>) => {
    const change: ImportRow = { key: row.key };
    for (const one of textLanguages) {
      const value = wanted[one];
      if (value === undefined) continue;
      Object.assign(change, { [`value_${one}`]: value, [`replaced_${one}`]: seen.current[one] });
    }
    await saving.mutateAsync(change);
    onDone(true);
  };
  const refused = (error: unknown) => {
    const now = clashOf(error);
    setClash(now);
    return now ? true : undefined;
  };
  const fieldOf = (path: string) => path.replace('value_', '');
  const form = useSubmitForm<Record<TextLanguage, string>>({
    values: seen.current,
    check: (texts) => wrongWords(t, texts, seen.current, defaults),
    send: (texts) => {
      const changed = textLanguages.filter((one) => texts[one] !== seen.current[one]);
      if (changed.length === 0) return onDone(false);
      return send(Object.fromEntries(changed.map((one) => [one, texts[one]])));
    },
    refused,
    fieldOf,
  });
  const resetting = useSubmitForm({
    values: {},
    send: () =>
      send({
        ...(row.default_bhs === null ? {} : { bhs: null }),
        ...(row.default_en === null ? {} : { en: null }),
      }),
    refused,
  });
  const busy = form.busy || resetting.busy;
  const texts = form.watch();
  const tooLong = wrongWords(t, texts, seen.current, defaults);
  const { ref } = form.props;
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [ref]);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(false);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit();
  };

  return (
    <form className={s.editor} onKeyDown={pressed} {...form.props}>
      {textLanguages.map((one, index) => (
        <TextField
          key={one}
          id={`${id}-${one}`}
          language={one}
          length={texts[one].length}
          defaults={defaults}
          isChanged={row[`default_${one}`] !== null}
          error={texts[one].length > textLimit(defaults) ? tooLong[one] : form.error(one)}
          autoFocus={index === 0}
          registration={form.register(one)}
        />
      ))}
      <div className={s.full}>
        <div role="alert">
          {clash ? (
            <Clash
              now={clash}
              busy={busy}
              onMine={() => {
                seen.current = clash;
                setClash(null);
                void form.submit();
              }}
              onTheirs={() => onDone(false)}
            />
          ) : null}
        </div>
        <FormFailure>{form.failure || resetting.failure}</FormFailure>
      </div>
      <div className={cx(s.full, 'row row-wrap g2')}>
        <Button type="submit" variant="primary" size="m" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="m" onClick={() => onDone(false)}>
          {t('cancel')}
        </Button>
        {isChanged(row) ? (
          <Button variant="ghost" size="m" disabled={busy} onClick={() => void resetting.submit()}>
            {t('reset')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function wrongWords(
  t: ReturnType<typeof useTranslationsText>,
  texts: TextValues,
  seen: TextValues,
  defaults: TextValues,
): FieldMessages {
  const words = (one: TextLanguage) => {
    const measure = measureOf(defaults, one);
    const problem =
      texts[one] === seen[one] ? null : problemOf(tidyText(texts[one], measure), defaults, one);
    return problem ? problemText(t, problem, placeholdersOf(measure)) : '';
  };
  return { bhs: words('bhs'), en: words('en') };
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
  readonly length: number;
  readonly defaults: TextValues;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
  readonly registration: UseFormRegisterReturn;
}

function TextField(props: TextFieldProps) {
  const t = useTranslationsText();
  const { number } = useFormat();
  const { defaults, language } = props;
  const names = placeholdersOf(measureOf(defaults, language));
  const hints = [
    ...(props.isChanged ? [t('default', { text: defaults[language] })] : []),
    ...(names.length > 0 ? [t('placeholders', { names: names.map(inBraces).join(' ') })] : []),
  ];
  return (
    <Field
      id={props.id}
      label={t(language)}
      note={t('length', { length: number(props.length), limit: number(textLimit(defaults)) })}
      hint={hints.length > 0 ? hints.map((hint) => <Line key={hint} text={hint} />) : undefined}
      error={props.error}
    >
      <TextArea
        lang={language === 'bhs' ? 'bs' : 'en'}
        rows={2}
        autoFocus={props.autoFocus}
        {...props.registration}
      />
    </Field>
  );
}

const Line = ({ text }: { text: string }) => <span className="block break">{text}</span>;

const inBraces = (name: string) => `{{${name}}}`;

interface ClashProps {
  readonly now: TextValues;
  readonly busy: boolean;
  onMine(): void;
  onTheirs(): void;
}

function Clash({ now, busy, onMine, onTheirs }: ClashProps) {
  const t = useTranslationsText();
  return (
    <Note tone="warn">
      <p>
        <b>{t('clashTitle')}</b> {t('clashText', { bhs: now.bhs, en: now.en })}
      </p>
      <div className="row row-wrap g2 mt3">
        <Button variant="secondary" size="m" disabled={busy} onClick={onMine}>
          {t('clashMine')}
        </Button>
        <Button variant="ghost" size="m" disabled={busy} onClick={onTheirs}>
          {t('clashTheirs')}
        </Button>
      </div>
    </Note>
  );
}
