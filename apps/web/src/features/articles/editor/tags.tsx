import { articleLimits } from '@app/domain/articles/article';
import { searchable } from '@app/domain/search';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { useEditorText } from '../desk-text.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';
import { ArticleConflict } from './writing.tsx';

/** What an article is about, in a few words of its own. */
export function Tags() {
  const t = useEditorText();
  const { content, view, saver } = useDesk();
  const [typed, setTyped] = useState('');
  const { tags } = content;
  const add = () => {
    const tag = typed.trim().replace(/\s+/g, ' ');
    const known = tags.some((one) => searchable(one) === searchable(tag));
    if (tag !== '' && !known) saver.change('tags', [...tags, tag]);
    setTyped('');
  };
  const full = tags.length >= articleLimits.tags;
  return (
    <section>
      <h2 className="title-4">{t('tags')}</h2>
      {tags.length > 0 ? (
        <ul className={s.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <IconButton
                label={t('removeTag', { tag })}
                onClick={() =>
                  saver.change(
                    'tags',
                    tags.filter((one) => one !== tag),
                  )
                }
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {full ? (
        <p className="small muted mt3">{t('tagsFull', { count: articleLimits.tags })}</p>
      ) : (
        <form
          className={s.fields}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field label={t('newTag')} hint={t('tagsHint')} error={view.refused.get('tags')}>
            <div className="row g2">
              <TextInput
                className="grow"
                value={typed}
                maxLength={articleLimits.tag}
                onChange={({ target }) => setTyped(target.value)}
                onBlur={add}
              />
              <Button type="submit" size="m" variant="soft">
                {t('addIt')}
              </Button>
            </div>
          </Field>
        </form>
      )}
      <ArticleConflict field="tags" />
    </section>
  );
}
