import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { Button } from '@app/ui/button';
import { CloudOff, GitCompareArrows } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import type { Clash } from '../../../lib/autosave/fields.ts';
import { keepBoth } from '../../../lib/autosave/merge.ts';
import { newId } from '../../../lib/new-id.ts';
import { useLiveEditText } from '../text.ts';
import type { Value } from './content.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useBlockName, useWordsOf } from './names.ts';

/** What stands in the way of saving. */
export function ContentNotices() {
  const { view, saver } = useEditor();
  const t = useLiveEditText();
  const nameOf = useFieldName();
  return (
    <div className={s.notices} data-live-edit>
      {view.state === 'offline' ? (
        <Note tone={view.atRisk ? 'bad' : 'warn'} icon={<CloudOff />}>
          {t(view.atRisk ? 'atRisk' : 'offline')}
        </Note>
      ) : null}
      {view.state === 'gone' ? <Note tone="bad">{t('noRight')}</Note> : null}
      {Array.from(view.refused, ([field, why]) => (
        <Note key={field} tone="bad" role="alert">
          {field === 'blocks' ? (
            <p>{t('blocksRefused', { why })}</p>
          ) : (
            <p>
              <b>{nameOf(field)}.</b> {why}
            </p>
          )}
          <Button size="m" onClick={() => void saver.retry()}>
            {t('retry')}
          </Button>
        </Note>
      ))}
      {Array.from(view.clashes, ([field, clash]) => (
        <ClashNote key={field} field={field} clash={clash as Clash<Value>} />
      ))}
    </div>
  );
}

/** What a changed field is called: the words of a text, or that it is the blocks. */
export function useFieldName() {
  const { editing } = useEditor();
  const t = useLiveEditText();
  const wordsOf = useWordsOf();
  return (field: string) => {
    const text = editing.published.texts[field];
    return text ? `„${wordsOf(text)}“` : t('blocks');
  };
}

function ClashNote({ field, clash }: { field: string; clash: Clash<Value> }) {
  const { content, saver } = useEditor();
  const t = useLiveEditText();
  const nameOf = useFieldName();
  const mine = content[field] as Value;
  const { theirs } = clash;
  const both =
    field === 'blocks'
      ? (keepBoth(saver.baseOf(field), mine, theirs, newId) as Value | null)
      : null;
  return (
    <Note tone="info" role="alert" icon={<GitCompareArrows />}>
      <p className="bold">{t('clash', { what: nameOf(field) })}</p>
      <p className="small">{t('clashText', { name: clash.by || t('somebody') })}</p>
      <div className={s.versions}>
        <Version title={t('mine')} value={mine} />
        <Version title={t('theirs')} value={theirs} />
      </div>
      <div className="row row-wrap g2">
        <Button size="m" onClick={() => saver.resolve(field, mine)}>
          {t('keepMine')}
        </Button>
        <Button size="m" onClick={() => saver.resolve(field, theirs)}>
          {t('takeTheirs')}
        </Button>
        {both ? (
          <Button size="m" variant="soft" onClick={() => saver.resolve(field, both)}>
            {t('takeBoth')}
          </Button>
        ) : null}
      </div>
    </Note>
  );
}

/** One of two states of a field, to choose between. */
export function Version({ title, value }: { title: string; value: Value }) {
  const t = useLiveEditText();
  const nameOf = useBlockName();
  return (
    <figure>
      <figcaption className="smaller bold">{title}</figcaption>
      <blockquote className="small">
        {Array.isArray(value) ? (
          <>
            <p>{t('blocksCount', { count: value.length })}</p>
            <ul>
              {(value as readonly PageBlock[]).map((block) => (
                <li key={block.id}>{nameOf(block)}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>{(value as LocalizedText).bhs}</p>
            <p lang="en">{(value as LocalizedText).en}</p>
          </>
        )}
      </blockquote>
    </figure>
  );
}
