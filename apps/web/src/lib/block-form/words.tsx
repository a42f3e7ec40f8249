import type { LocalizedText } from '@app/contracts/common.schemas';
import { type Language, languageTag } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Languages } from '@app/ui/icons';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useBlockText } from './text.ts';
import s from './words.module.css';

export const both = ['bhs', 'en'] as const;

export interface WordsProps {
  /** Dotted, without the language: `questions.0.text`. */
  readonly path: string;
  readonly label: string;
  readonly value: LocalizedText;
  onValue(value: LocalizedText): void;
  /** More than one line. */
  readonly rows?: number;
  readonly hint?: string;
  readonly hideLabel?: boolean;
  /** Most characters. */
  readonly max: number;
  /** What is wrong with it, missing translations aside. */
  readonly wrong?: string | undefined;
  readonly disabled?: boolean;
}

/** One text in both languages, side by side; a phone shows one of them where a page says which. */
export function BlockWords({ path, ...rest }: WordsProps) {
  return (
    <div className={s.pair} data-field={path.split('.')[0]}>
      {both.map((language) => (
        <Side key={language} language={language} path={path} {...rest} />
      ))}
    </div>
  );
}

function Side(props: WordsProps & { language: Language }) {
  const { language, path, label, value, onValue, rows, hint, hideLabel = false, max } = props;
  const t = useBlockText();
  const text = value[language];
  const other = value[language === 'bhs' ? 'en' : 'bhs'];
  const over = text.length - max;
  const isGap = text.trim() === '' && other.trim() !== '';
  const control = {
    value: text,
    disabled: props.disabled,
    lang: languageTag[language],
    className: cx(isGap && s.gap),
    onChange: ({ target }: { target: { value: string } }) =>
      onValue({ ...value, [language]: target.value }),
  };
  const error = over > 0 ? t('tooLong', { n: over }) : isGap ? undefined : props.wrong;
  const counted = text.length > max * 0.6 ? t('count', { n: text.length, max }) : hint;
  return (
    <div className={language === 'en' ? s.en : s.bhs}>
      <Field
        id={`${path}.${language}`}
        label={
          <>
            {label}
            <span className="visually-hidden">, {t(`in_${language}`)}</span>
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
          <span className="warn-text smaller row g1">
            <Languages />
            {t(`noTranslation_${language}`)}
          </span>
          {props.disabled ? null : (
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
