import { articleLimits, articleMissing } from '@app/domain/articles/article';
import { Disclosure } from '@app/ui/disclosure';
import { Field } from '@app/ui/field';
import { Check, CircleExclamationPoint, Plus } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { BlockPictureField } from '../../../lib/block-form/picture-field.tsx';
import { useBlocksText, useEditorText } from '../desk-text.ts';
import { About } from './about.tsx';
import { Authors } from './authors.tsx';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';
import { ArticleHistory } from './history.tsx';
import { lackKey } from './lacks.ts';
import { PreviewLink } from './preview-link.tsx';
import { Remove } from './remove.tsx';
import type { Field as FieldName } from './saver.ts';
import { Tags } from './tags.tsx';
import { ArticleConflict } from './writing.tsx';

/** What belongs to an article beside its text. */
export function Side() {
  const t = useEditorText();
  const { canWrite } = useDesk().work;
  return (
    <aside className={s.side} aria-label={t('beside')}>
      <Checks />
      {canWrite ? (
        <>
          <Cover />
          <Tags />
          <Bank />
          <Outside />
        </>
      ) : (
        <About />
      )}
      <Authors />
      <PreviewLink />
      <ArticleHistory />
      <Remove />
    </aside>
  );
}

/** What an article wants before it appears; what is only advised does not stand in its way. */
function Checks() {
  const t = useEditorText();
  const { content } = useDesk();
  const missing = articleMissing(content);
  const rows = (['title', 'summary', 'body', 'cover', 'tags'] as const).map((field) => ({
    field,
    lack: missing.find((one) => one.field === field),
  }));
  return (
    <section>
      <h2 className="title-4">{t('before')}</h2>
      <ul className={s.checks}>
        {rows.map(({ field, lack }) => (
          <li key={field} data-open={lack ? (lack.blocks ? 'blocks' : 'advised') : undefined}>
            <span className={s.mark}>
              {lack ? lack.blocks ? <CircleExclamationPoint /> : <Plus /> : <Check />}
            </span>
            <span>{lack ? t(lackKey(lack), { count: lack.count }) : t(`has_${field}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cover() {
  const t = useEditorText();
  const blocks = useBlocksText();
  const { content, saver } = useDesk();
  const { cover } = content;
  return (
    <section>
      <h2 className="title-4">{t('cover')}</h2>
      <p className="small muted mt2">{t('coverNote')}</p>
      <div className={s.fields}>
        <BlockPictureField
          url={cover.url}
          disabled={false}
          onUrl={(url) => saver.change('cover', url ? { ...cover, url } : { url: '', alt: '' })}
        />
        {cover.url ? (
          <Field
            label={blocks('alt')}
            hint={blocks(cover.alt.trim() === '' ? 'altMissing' : 'altHint')}
          >
            <TextInput
              value={cover.alt}
              maxLength={articleLimits.alt}
              onChange={({ target }) => saver.change('cover', { ...cover, alt: target.value })}
            />
          </Field>
        ) : null}
      </div>
      <ArticleConflict field="cover" />
    </section>
  );
}

/** In whose name it appears, for who may speak for a youth bank. */
function Bank() {
  const t = useEditorText();
  const { work, content, saver } = useDesk();
  if (work.banks.length === 0) return null;
  return (
    <div>
      <Field label={t('inName')} hint={t('inNameHint')}>
        <Select
          value={content.bankSlug}
          onChange={({ target }) => saver.change('bankSlug', target.value)}
        >
          <option value="">{t('inOwnName')}</option>
          {work.banks.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ArticleConflict field="bankSlug" />
    </div>
  );
}

/** What search engines and other sites are told, where it is not title and summary. */
function Outside() {
  const t = useEditorText();
  return (
    <Disclosure title={t('outside')} wide>
      <div className={s.fields}>
        <OutsideField field="seoTitle" most={articleLimits.seoTitle} />
        <OutsideField field="seoDescription" most={articleLimits.seoDescription} long />
        <OutsideField field="canonical" most={articleLimits.url} />
      </div>
    </Disclosure>
  );
}

interface OutsideFieldProps {
  readonly field: Extract<FieldName, 'seoTitle' | 'seoDescription' | 'canonical'>;
  readonly most: number;
  readonly long?: boolean;
}

function OutsideField({ field, most, long = false }: OutsideFieldProps) {
  const t = useEditorText();
  const { content, view, saver } = useDesk();
  const value = content[field];
  const over = value.length > most ? t('tooMany', { length: value.length, most }) : undefined;
  const control = {
    value,
    onChange: ({ target }: { target: { value: string } }) => saver.change(field, target.value),
    onFocus: () => saver.hold(field),
    onBlur: () => saver.release(field),
  };
  return (
    <div>
      <Field
        label={t(field)}
        hint={
          field === 'canonical'
            ? t('canonicalHint')
            : t('ofCharacters', { count: value.length, most })
        }
        error={over ?? view.refused.get(field)}
      >
        {long ? (
          <TextArea rows={3} {...control} placeholder={content.summary} />
        ) : (
          <TextInput
            {...control}
            placeholder={field === 'seoTitle' ? content.title : 'https://'}
            inputMode={field === 'canonical' ? 'url' : undefined}
          />
        )}
      </Field>
      <ArticleConflict field={field} />
    </div>
  );
}
