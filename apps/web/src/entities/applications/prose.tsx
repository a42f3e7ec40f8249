import { languageOf } from '@app/contracts/text-language';
import { languageTag } from '@app/messages/catalogue';
import { cx } from '@app/ui/cx';
import s from './prose.module.css';

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface ProseProps {
  readonly text: string;
  readonly empty: string;
  /** The first paragraph large, as an opening. */
  readonly opening?: boolean;
}

export function Prose({ text, empty, opening = false }: ProseProps) {
  const [first, ...others] = paragraphs(text);
  if (first === undefined) return <p className="muted">{empty}</p>;
  const rest = opening ? others : [first, ...others];
  const written = languageOf(text);
  const lang = written ? languageTag[written] : undefined;
  return (
    <>
      {opening ? (
        <p className={cx('break', s.first)} lang={lang}>
          {first}
        </p>
      ) : null}
      {rest.length > 0 ? (
        <div className={opening ? 'body mt4' : 'body'} lang={lang}>
          {rest.map((one, n) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, never reordered
              key={n}
              className={n > 0 ? 'mt4 lines' : 'lines'}
            >
              {one}
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}
