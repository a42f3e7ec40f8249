import type { ArticleDocument } from '@app/contracts/articles/article-document.schemas';
import { articleLimits } from '@app/domain/articles/article';
import { languageTag } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { Message } from '@app/ui/message';
import { Note } from '@app/ui/note';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useBlocksText, useEditorText } from '../desk-text.ts';
import { Document } from '../document/document.tsx';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';
import type { Field } from './saver.ts';

const WritingArea = lazyPart(() => import('./writing-area.tsx'), { waiting: <LoadingState /> });

function LoadingState() {
  const t = useBlocksText();
  return (
    <Loading label={t('bodyLoading')} className="column g4 mt6">
      <Skeleton height={48} />
      <Skeleton height={280} />
    </Loading>
  );
}

/** Title, summary and text, in the type in which they are read. */
export function Writing() {
  const t = useEditorText();
  const { work, content, view, saver } = useDesk();
  const refused = view.refused.get('body');
  return (
    <div className={s.writing}>
      <h1 className="visually-hidden">
        {t('writing', { title: content.title || t('untitledArticle') })}
      </h1>
      <Line field="title" most={articleLimits.title} className={s.title} />
      <Line field="summary" most={articleLimits.summary} className={s.summary} />
      <ArticleConflict field="body" />
      {refused ? <Message tone="bad">{refused}</Message> : null}
      <WritingArea
        body={content.body}
        lang={languageTag[work.language]}
        onChange={(body: ArticleDocument) => saver.change('body', body)}
        onHold={() => saver.hold('body')}
        onRelease={() => saver.release('body')}
      />
    </div>
  );
}

interface LineProps {
  readonly field: 'title' | 'summary';
  readonly most: number;
  readonly className: string | undefined;
}

function Line({ field, most, className }: LineProps) {
  const t = useEditorText();
  const { work, view, saver } = useDesk();
  const text = view.content[field];
  const over = text.length > most;
  const wrong = over ? t('tooMany', { length: text.length, most }) : view.refused.get(field);
  return (
    <>
      <label className={s.label} htmlFor={field} data-over={over || undefined}>
        {t(`${field}Count`, { count: text.length, most })}
      </label>
      <textarea
        id={field}
        className={className}
        rows={field === 'title' ? 1 : 2}
        lang={languageTag[work.language]}
        placeholder={t(`${field}Placeholder`)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${field}-wrong` : undefined}
        value={text}
        onChange={({ target }) => saver.change(field, target.value.replaceAll('\n', ' '))}
        onFocus={() => saver.hold(field)}
        onBlur={() => saver.release(field)}
      />
      {wrong ? (
        <Message tone="bad" id={`${field}-wrong`}>
          {wrong}
        </Message>
      ) : null}
      <ArticleConflict field={field} />
    </>
  );
}

/** Two wrote in the same field; both texts are there until one decides. */
export function ArticleConflict({ field }: { field: Field }) {
  const t = useEditorText();
  const { view, saver } = useDesk();
  const clash = view.clashes.get(field);
  if (!clash) return null;
  const { theirs, by } = clash;
  return (
    <Note tone="warn" className="mt4">
      <p>{t('clash', { name: by || t('somebody') })}</p>
      <div className={s.theirs}>
        {field === 'body' ? (
          <Document document={theirs as ArticleDocument} isPart />
        ) : (
          <p className="lines">{inWords(theirs)}</p>
        )}
      </div>
      <div className="row row-wrap g2 mt3">
        <Button size="m" onClick={() => saver.resolve(field, view.content[field])}>
          {t('keepMine')}
        </Button>
        <Button size="m" onClick={() => saver.resolve(field, theirs as never)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Note>
  );
}

const inWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .filter((one) => typeof one === 'string')
        .join(', ');
