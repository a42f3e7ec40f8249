import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import { type ArticleField, articleFields } from '@app/domain/articles/article';
import { languageTag } from '@app/messages/catalogue';
import { equal } from '../../../lib/autosave/merge.ts';
import { wordChanges } from '../../../lib/changes/changes.ts';
import { Pieces } from '../../../lib/changes/pieces.tsx';
import { useEditorText } from '../desk-text.ts';
import { Document } from '../document/document.tsx';
import { type ChangedRow, changedRows } from './changed-rows.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

const saysOf = { gone: 'taken', new: 'added' } as const;

interface Sides {
  readonly before: ArticleContent;
  readonly after: ArticleContent;
}

/** What the article says now that readers do not read yet. */
export function ArticleChanges() {
  const t = useEditorText();
  const { work, content: after } = useDesk();
  const { published: before } = work;
  const changed = before ? articleFields.filter((one) => !equal(before[one], after[one])) : [];
  if (!before || changed.length === 0) return null;
  return (
    <section className={s.changes} aria-labelledby="changes">
      <h2 className="title-4" id="changes">
        {t('changes')}
      </h2>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt className="smaller faint">{t(`of_${field}`)}</dt>
            <dd lang={languageTag[work.language]}>
              <Change field={field} before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ field, before, after }: Sides & { readonly field: ArticleField }) {
  const t = useEditorText();
  const { banks } = useDesk().work;
  if (field === 'body') return <ChangedBody before={before} after={after} />;
  if (field === 'cover') return <ChangedCover before={before} after={after} />;
  const inWords = (content: ArticleContent) => {
    if (field === 'tags') return content.tags.join(', ');
    if (field !== 'bankSlug') return content[field];
    const { bankSlug } = content;
    return banks.find(({ slug }) => slug === bankSlug)?.name ?? (bankSlug || t('inOwnName'));
  };
  return (
    <p className="break">
      <Pieces pieces={wordChanges(inWords(before), inWords(after))} />
    </p>
  );
}

function ChangedCover({ before, after }: Sides) {
  const t = useEditorText();
  const [was, is] = [before.cover, after.cover];
  return (
    <>
      {was.url === is.url ? null : (
        <div className={`cluster g4 ${s.covers}`}>
          {[['gone', was] as const, ['new', is] as const].map(([kind, cover]) =>
            cover.url ? (
              <figure key={kind}>
                <figcaption className="smaller faint">{t(saysOf[kind])}</figcaption>
                <img src={cover.url} alt={cover.alt} />
              </figure>
            ) : null,
          )}
        </div>
      )}
      <p className="break">
        <Pieces pieces={wordChanges(was.alt, is.alt)} />
      </p>
    </>
  );
}

function ChangedBody({ before, after }: Sides) {
  return changedRows(before.body, after.body).map((row, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of one comparison, never reordered
    <Row key={n} row={row} />
  ));
}

function Row({ row }: { row: ChangedRow }) {
  const t = useEditorText();
  if (row.kind === 'same') {
    return <p className="smaller muted">{t('unchanged', { count: row.count })}</p>;
  }
  if (row.kind === 'words') {
    return (
      <p className="lines">
        <Pieces pieces={row.pieces} />
      </p>
    );
  }
  const Changed = row.kind === 'gone' ? 'del' : 'ins';
  return (
    <Changed className={s.changed} data-kind={row.kind}>
      <span className="smaller faint">{t(saysOf[row.kind])}</span>
      <Document isPart document={{ type: 'doc', content: [...row.blocks] }} />
    </Changed>
  );
}
