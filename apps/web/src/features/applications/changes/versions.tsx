import type { AnyForm } from '@app/domain/applications/form/form';
import { Fragment, type ReactNode } from 'react';
import { itemNameOf, useFormText, valueAt } from '../../../entities/applications/public.ts';
import { useInWords } from '../in-words.ts';
import { pictured, type ReadApplication } from '../read-fields.tsx';
import { useApplicationsText } from '../text.ts';
import { differingWords, type Part } from './differing-words.ts';
import s from './versions.module.css';

interface Version {
  readonly title: string;
  readonly current: unknown;
}

export interface VersionsProps {
  readonly of: ReadApplication;
  readonly form: AnyForm;
  readonly path: string;
  readonly first: Version;
  readonly second: Version;
  /** Lists of items by their names only. */
  readonly brief?: boolean;
}

/** Two contents of what stands at a path, beside each other; of texts, what differs is marked. */
export function FieldVersions(props: VersionsProps) {
  const { of, form, path, first, second, brief = false } = props;
  const inWords = useInWords(of);
  const say = useFormText(form.kind);
  const value = valueAt(form, path);
  const words = ({ current }: Version): string => {
    if (!value) return '';
    if (!brief || value.kind !== 'list' || value.item.kind !== 'group') {
      return inWords(value, current ?? undefined, path);
    }
    const { item } = value;
    return ((current ?? []) as readonly unknown[])
      .map((one, n) => `${n + 1}. ${itemNameOf(say, item, one, `${path}.${n}`)}`)
      .join('\n');
  };
  const differing = differingWords(words(first), words(second));
  const side = ({ title, current }: Version) => ({
    title,
    shown: pictured(value, current, of, say(path)),
  });
  return (
    <div className={s.versions}>
      <Side {...side(first)} parts={differing.before} />
      <Side {...side(second)} parts={differing.after} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  /** In place of words. */
  readonly shown: ReactNode;
  readonly parts: readonly Part[];
}

function Side({ title, shown, parts }: SideProps) {
  const t = useApplicationsText();
  const whole = parts.every(({ text, changed }) => changed || text.trim() === '');
  return (
    <figure>
      <figcaption className="smaller bold">{title}</figcaption>
      {shown ?? (
        <blockquote className="small">
          {parts.length === 0 ? <span className="muted">{t('empty')}</span> : null}
          {parts.map(({ text, changed }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            <Fragment key={n}>{changed && !whole ? <mark>{text}</mark> : text}</Fragment>
          ))}
        </blockquote>
      )}
    </figure>
  );
}
