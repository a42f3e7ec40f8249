import { Button } from '@app/ui/button';
import { GitCompareArrows } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useAction } from '../../../kit/action/use-action.ts';
import { useLiveEditText } from '../text.ts';
import { textOf } from './content.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useFieldName, Version } from './notices.tsx';

/**
 * Texts of the draft that were changed elsewhere since they were written. Nothing is published until
 * somebody chooses what each of them says.
 */
export function Overtaken({
  keys,
  onSettled,
}: {
  keys: readonly string[];
  onSettled: (key: string) => void;
}) {
  return keys.map((key) => (
    <OvertakenText key={key} field={key} onSettled={() => onSettled(key)} />
  ));
}

function OvertakenText({ field, onSettled }: { field: string; onSettled: () => void }) {
  const { content, editing, change, confirm } = useEditor();
  const t = useLiveEditText();
  const nameOf = useFieldName();
  const mine = textOf(content, field);
  const theirs = editing.published.texts[field] ?? mine;

  const keep = useAction({
    send: () => confirm(field),
    inPlace: true,
    onSuccess: onSettled,
  });
  return (
    <Note tone="info" role="alert" icon={<GitCompareArrows />}>
      <p className="bold">{t('clash', { what: nameOf(field) })}</p>
      <p className="small">{t('overtakenText')}</p>
      <div className={s.versions}>
        <Version title={t('mine')} value={mine} />
        <Version title={t('publishedNow')} value={theirs} />
      </div>
      {keep.failure ? <p className="message bad">{keep.failure}</p> : null}
      <div className="row row-wrap g2">
        <Button size="m" disabled={keep.busy} onClick={() => void keep.run()}>
          {t('keepMine')}
        </Button>
        <Button
          size="m"
          disabled={keep.busy}
          onClick={() => {
            change(field, theirs);
            onSettled();
          }}
        >
          {t('keepPublished')}
        </Button>
      </div>
    </Note>
  );
}
