import { Button } from '@app/ui/button';
import { CloudOff, GitCompareArrows } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import type { Clash } from '../../../lib/autosave/fields.ts';
import { useEditor } from '../editor-context.tsx';
import type { Field } from '../saving/saver.ts';
import { useEditorText } from '../text.ts';
import { useNameOf } from '../use-names.ts';
import { useInWords } from './in-words.ts';
import s from './notices.module.css';

/** What stands in the way of saving. */
export function CallNotices() {
  const { editing, view } = useEditor();
  const t = useEditorText();
  const nameOf = useNameOf();
  return (
    <div className={`stack g4 ${s.notices}`}>
      {editing.canManage ? null : <Note tone="info">{t('lookOnly')}</Note>}
      {view.state === 'offline' ? (
        <Note tone={view.atRisk ? 'bad' : 'warn'} icon={<CloudOff />}>
          {t(view.atRisk ? 'atRiskNote' : 'offlineNote')}
        </Note>
      ) : null}
      {view.state === 'gone' ? <Note tone="bad">{t('gone')}</Note> : null}
      {Array.from(view.refused, ([field, why]) => (
        <Note key={field} tone="bad">
          <b>{nameOf(field)}.</b> {why}
        </Note>
      ))}
      {Array.from(view.clashes, ([field, clash]) => (
        <ClashNote key={field} field={field} clash={clash} />
      ))}
    </div>
  );
}

function ClashNote({ field, clash }: { field: Field; clash: Clash }) {
  const { content, saver } = useEditor();
  const t = useEditorText();
  const nameOf = useNameOf();
  const inWords = useInWords();
  const mine = content[field];
  const theirs = clash.theirs as typeof mine;
  return (
    <Note tone="info" role="alert" icon={<GitCompareArrows />}>
      <p className="bold">{t('clashTitle', { field: nameOf(field) })}</p>
      <p>{t('clashText', { name: clash.by || t('clashSomebody') })}</p>
      <div className={s.versions}>
        <figure>
          <figcaption className="smaller bold">{t('mine')}</figcaption>
          <blockquote className="small lines">{inWords(mine)}</blockquote>
        </figure>
        <figure>
          <figcaption className="smaller bold">{t('theirs')}</figcaption>
          <blockquote className="small lines">{inWords(theirs)}</blockquote>
        </figure>
      </div>
      <div className="row row-wrap g2">
        <Button size="m" onClick={() => saver.resolve(field, mine)}>
          {t('keepMine')}
        </Button>
        <Button size="m" onClick={() => saver.resolve(field, theirs)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Note>
  );
}
