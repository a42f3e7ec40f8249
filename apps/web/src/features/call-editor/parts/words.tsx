import type { CallSection } from '@app/domain/calls/call.missing';
import { cx } from '@app/ui/cx';
import { Check, Languages } from '@app/ui/icons';
import { both, BlockWords as TwoWords, type WordsProps } from '../../../lib/block-form/words.tsx';
import { useEditor, useWrong } from '../editor-context.tsx';
import { limitAt } from '../saving/limits.ts';
import { useEditorText } from '../text.ts';
import s from './words.module.css';

/** One text of the call in both languages; `max` where the path does not say it. */
export function LocalizedField({
  max,
  ...rest
}: Omit<WordsProps, 'max' | 'wrong'> & { readonly max?: number }) {
  const wrong = useWrong();
  return <TwoWords max={max ?? limitAt(rest.path)} wrong={wrong(rest.path)} {...rest} />;
}

/** Names the two columns; says what each of them lacks, in a section or in one of its lists. */
export function LanguageHeads({ section, list }: { section: CallSection; list?: string }) {
  const { flaws, begun } = useEditor();
  const t = useEditorText();
  const own = flaws.filter(
    ({ section: at, path }) => at === section && (!list || path.startsWith(`${list}.`)),
  );
  const isEmpty = !begun.has(section) || own.some(({ code }) => code === 'missing');
  return (
    <div className={cx(s.pair, s.heads, 'wide-only')}>
      {both.map((language) => {
        const gaps = own.filter(({ language: of }) => of === language).length;
        return (
          <p key={language} className="small bold row between">
            {language === 'bhs' ? t('bosnian') : t('english')}
            {gaps > 0 ? (
              <span className="smaller warn-text row g1">
                <Languages />
                {t('gaps', { n: gaps })}
              </span>
            ) : isEmpty ? null : (
              <span className="smaller row g1 ok-text">
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
export function EditorLanguageSwitch() {
  const { flaws, shown, show } = useEditor();
  const t = useEditorText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline pill
    <div className={cx('segment phone-only', s.switch)} role="group" aria-label={t('language')}>
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
