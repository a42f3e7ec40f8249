import type { LocalizedText } from '@app/contracts/common.schemas';
import { type Language, languageTag } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Check, Languages } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useEditor, useWrong } from '../editor-context.tsx';
import { limitAt } from '../saving/limits.ts';
import { useEditorText, useFieldText } from '../text.ts';
import s from './words.module.css';

const both = ['bhs', 'en'] as const;

interface WordsProps {
  /** Dotted, without the language: `questions.0.text`. */
  readonly path: string;
  readonly label: string;
  readonly value: LocalizedText;
  onValue(value: LocalizedText): void;
  /** More than one line. */
  readonly rows?: number;
  readonly hint?: string;
  readonly hideLabel?: boolean;
  /** Most characters, where the path does not say it. */
  readonly max?: number;
  readonly disabled?: boolean;
}

/** One text in both languages, side by side; a phone shows one of them. */
export function Words({ path, value, ...rest }: WordsProps) {
  return (
    <div className={s.pair} data-field={path.split('.')[0]}>
      {both.map((language) => (
        <Side key={language} language={language} path={path} value={value} {...rest} />
      ))}
    </div>
  );
}

function Side(props: WordsProps & { language: Language }) {
  const { language, path, label, value, onValue, rows, hint, hideLabel = false, disabled } = props;
  const t = useFieldText();
  const wrong = useWrong();
  const text = value[language];
  const other = value[language === 'bhs' ? 'en' : 'bhs'];
  const id = `${path}.${language}`;
  const max = props.max ?? limitAt(id);
  const over = text.length - max;
  const isGap = text.trim() === '' && other.trim() !== '';
  const control = {
    value: text,
    disabled,
    lang: languageTag[language],
    className: cx(isGap && s.gap),
    onChange: ({ target }: { target: { value: string } }) =>
      onValue({ ...value, [language]: target.value }),
  };
  const error = over > 0 ? t('tooLong', { n: over }) : isGap ? undefined : wrong(path);
  const counted = text.length > max * 0.6 ? t('count', { n: text.length, max }) : hint;
  return (
    <div className={language === 'en' ? s.en : s.bhs}>
      <Field
        id={id}
        label={
          <>
            {label}
            <span className="vh">, {t(`in_${language}`)}</span>
          </>
        }
        hideLabel={hideLabel}
        error={error}
        hint={isGap ? undefined : counted}
      >
        {rows ? <TextArea rows={rows} {...control} /> : <TextInput {...control} />}
      </Field>
      {isGap ? (
        <p className={s.fill}>
          <span className="warn-text xs row g1">
            <Languages />
            {t(`noTranslation_${language}`)}
          </span>
          {disabled ? null : (
            <Button
              variant="ghost"
              size="m"
              onClick={() => onValue({ ...value, [language]: other.slice(0, max) })}
            >
              {t('copyOver')}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}

/** Names the two columns; says what each of them lacks, in a section or in one of its lists. */
export function LanguageHeads({ section, list }: { section: string; list?: string }) {
  const { flaws } = useEditor();
  const t = useEditorText();
  return (
    <div className={cx(s.pair, s.heads, 'wide-only')}>
      {both.map((language) => {
        const gaps = flaws.filter(
          ({ section: at, path, language: of }) =>
            at === section && of === language && (!list || path.startsWith(`${list}.`)),
        ).length;
        return (
          <p key={language} className="sm b row between">
            {language === 'bhs' ? t('bosnian') : t('english')}
            {gaps > 0 ? (
              <span className="xs warn-text row g1">
                <Languages />
                {t('gaps', { n: gaps })}
              </span>
            ) : (
              <span className={cx('xs row g1', s.ok)}>
                <Check />
                {t('complete')}
              </span>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** On a phone: which language the fields show, and how much the other lacks. */
export function LanguageSwitch() {
  const { flaws, shown, show } = useEditor();
  const t = useEditorText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline pill
    <div className={cx('seg phone-only', s.switch)} role="group" aria-label={t('language')}>
      {both.map((language) => {
        const gaps = flaws.filter((flaw) => flaw.language === language).length;
        const name = language === 'bhs' ? t('bosnian') : t('english');
        return (
          <button
            key={language}
            type="button"
            aria-pressed={shown === language}
            onClick={() => show(language)}
          >
            {gaps > 0 ? t('withGaps', { name, n: gaps }) : name}
          </button>
        );
      })}
    </div>
  );
}
