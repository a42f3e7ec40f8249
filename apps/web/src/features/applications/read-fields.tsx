import type { BankRef } from '@app/contracts/banks/banks.schemas';
import type { AnyContent } from '@app/domain/applications/form/form';
import type { Shape, Value } from '@app/domain/applications/form/values';
import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { ApplicationPictures, useFormText } from '../../entities/applications/public.ts';
import { ProjectPicture } from '../../lib/pictures/project-picture.tsx';
import { useInWords, type Written } from './in-words.ts';
import s from './read-fields.module.css';
import { ReadValue } from './read-value.tsx';
import { useApplicationsText, useFieldsText } from './text.ts';

/** An application, with what a picture stands for where none was given. */
export type ReadApplication = Written & {
  readonly slug: string;
  readonly bank: Pick<BankRef, 'emblem'>;
};

interface ReadFieldsProps {
  readonly fields: Shape;
  readonly content: AnyContent;
  readonly of: ReadApplication;
  /** What stands above a field's words. */
  above?(field: string): ReactNode;
}

/** Fields by their kinds of value, to be read; what is not for this reader is left out. */
export function ReadFields({ fields, content, of, above }: ReadFieldsProps) {
  const t = useApplicationsText();
  const say = useFormText(of.kind);
  const inWords = useInWords(of);
  return (
    <dl className={s.read}>
      {Object.entries(fields)
        .filter(([field]) => content[field] !== undefined)
        .map(([field, value]) => {
          const words = inWords(value, content[field], field);
          return (
            <div key={field} id={field} tabIndex={-1}>
              <dt className="label">{say(field)}</dt>
              <dd className={words === '' ? 'muted' : 'body'}>
                {above?.(field)}
                {pictured(value, content[field], of, say(field)) ??
                  (words === '' ? (
                    t('nothingHere')
                  ) : (
                    <ReadValue
                      value={value}
                      current={content[field]}
                      path={field}
                      say={say}
                      inWords={inWords}
                    />
                  ))}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

/** A picture, or several, as they are seen; null where a value holds none. */
export function pictured(
  value: Value | undefined,
  current: unknown,
  of: ReadApplication,
  name: string,
): ReactNode {
  if (value?.kind === 'list' && value.item.kind === 'picture') {
    const pictures = (current ?? []) as readonly (string | null)[];
    return pictures.length > 0 ? <ApplicationPictures pictures={pictures} label={name} /> : null;
  }
  return value?.kind === 'picture' && typeof current === 'string' ? (
    <ReadPicture of={of} picture={current} />
  ) : null;
}

/** What stands on the project's cards and page. */
export function ReadPicture(props: {
  readonly of: Pick<ReadApplication, 'slug' | 'bank'>;
  readonly picture: string | null;
}) {
  const { of, picture } = props;
  const t = useFieldsText();
  return (
    <div className={cx('picture', s.picture)}>
      <ProjectPicture
        id={of.slug}
        emblem={of.bank.emblem}
        picture={picture}
        label={t('pictureAlt')}
      />
    </div>
  );
}
