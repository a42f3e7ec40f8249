import type { BankRef } from '@app/contracts/banks/banks.schemas';
import type { AnyContent } from '@app/domain/applications/form/form';
import type { Shape, Value } from '@app/domain/applications/form/values';
import { cx } from '@app/ui/cx';
import type { ReactNode } from 'react';
import { ProjectPicture } from '../../lib/project-picture.tsx';
import { useFormText } from './form-texts.ts';
import { useInWords, type Written } from './in-words.ts';
import s from './read-fields.module.css';
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
              <dt className="lab">{say(field)}</dt>
              <dd className={words === '' ? 'mut' : 'body'}>
                {above?.(field)}
                <Said
                  value={value}
                  held={content[field]}
                  of={of}
                  words={words || t('nothingHere')}
                />
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

function Said(props: { value: Value; held: unknown; of: ReadApplication; words: string }) {
  const { value, held, of, words } = props;
  if (value.kind !== 'picture' || typeof held !== 'string') return words;
  return <ReadPicture of={of} picture={held} />;
}

/** What stands on the project's cards and page. */
export function ReadPicture(props: {
  readonly of: Pick<ReadApplication, 'slug' | 'bank'>;
  readonly picture: string | null;
}) {
  const { of, picture } = props;
  const t = useFieldsText();
  return (
    <div className={cx('pic', s.picture)}>
      <ProjectPicture
        id={of.slug}
        emblem={of.bank.emblem}
        picture={picture}
        label={t('pictureAlt')}
      />
    </div>
  );
}
