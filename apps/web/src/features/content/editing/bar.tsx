import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { CalendarClock, Eye, Undo2, X } from '@app/ui/icons';
import { Segment } from '@app/ui/segment';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLive } from '../../../lib/live/live.ts';
import { SaveStateView } from '../../../lib/writing/save-state.tsx';
import { content } from '../client.ts';
import { presenceQuery } from '../queries.ts';
import { useLiveEditText } from '../text.ts';
import { countOf } from './changes.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { ContentPreview } from './preview.tsx';
import { PublishDialog } from './publish.tsx';

export function LeaveLink() {
  const t = useLiveEditText();
  return (
    <Link className="icon-button" to={{ search: '' }} aria-label={t('leave')}>
      <X />
    </Link>
  );
}

/** Ink above the page: what is being written, how it is kept, and the way out to the public. */
export function EditingBar({ editor }: { editor: string }) {
  const { page, editing, view, shown, show, undo, redo } = useEditor();
  const t = useLiveEditText();
  const [open, setOpen] = useState<'publish' | 'preview' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { dateTime } = useFormat();
  const count = countOf(editing.changes);
  const { scheduled } = editing;
  const step = (go: (() => void) | null, words: string) => {
    go?.();
    setAnnouncement(words);
  };
  return (
    <div className={s.bar}>
      <div>
        <LeaveLink />
        <div className="grow">
          <p className="title-4 cut">{t(`page_${page}`)}</p>
          <p className={cx('smaller wide-only cut', s.quiet)}>{t('live')}</p>
        </div>
        <Here editor={editor} />
        <span className={cx(s.count, 'wide-only')}>
          {scheduled
            ? t('scheduledFor', { when: dateTime(scheduled.at) })
            : count > 0
              ? t('changes', { count })
              : t('noChanges')}
        </span>
        <span className={s.state}>
          <SaveStateView view={view} />
        </span>
        <Segment
          className="desk-only"
          label={t('language')}
          value={shown}
          onValue={show}
          options={[
            { value: 'bhs', label: 'BHS' },
            { value: 'en', label: 'ENG' },
            { value: 'both', label: t('bothLanguages') },
          ]}
        />
        <span className="row desk-only">
          <IconButton
            label={t('undo')}
            aria-disabled={!undo}
            onClick={() => step(undo, undo ? t('undone') : '')}
          >
            <Undo2 />
          </IconButton>
          <IconButton
            label={t('redo')}
            className={s.redo}
            aria-disabled={!redo}
            onClick={() => step(redo, redo ? t('redone') : '')}
          >
            <Undo2 />
          </IconButton>
        </span>
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
        <Button
          className="wide-only"
          size="m"
          variant="block-outline"
          onClick={() => setOpen('preview')}
        >
          <Eye />
          {t('preview')}
        </Button>
        <Button size="m" variant="primary" onClick={() => setOpen('publish')}>
          {scheduled ? (
            <>
              <CalendarClock />
              {t('scheduled')}
            </>
          ) : (
            t('publish')
          )}
        </Button>
      </div>
      {open === 'preview' ? <ContentPreview onClose={() => setOpen(null)} /> : null}
      {open === 'publish' ? <PublishDialog onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** Who else has the page open; the others are told of this editor by the same question. */
function Here({ editor }: { editor: string }) {
  const { page } = useEditor();
  const t = useLiveEditText();
  const { data, refetch } = useQuery(presenceQuery(page, editor));
  useLive([`content:${page}`], (signal) => {
    if (!signal?.startsWith('written:')) void refetch();
  });
  useEffect(
    () => () => {
      const leaving = { params: { page }, body: { editor, open: false } };
      content.presence(leaving).catch(() => undefined);
    },
    [page, editor],
  );
  const people = data?.people ?? [];
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className={s.here} role="status">
      {people.map((one) => (
        <Avatar key={one.name} name={one.name} {...(one.picture ? { src: one.picture } : {})} />
      ))}
      <span className="visually-hidden">
        {people.length > 0 ? t('here', { name: names, count: people.length }) : ''}
      </span>
    </span>
  );
}
