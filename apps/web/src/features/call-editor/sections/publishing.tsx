import { callPage } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { callEditing } from '../client.ts';
import { useEditor, useField, useWritable } from '../editor-context.tsx';
import type { ConfirmedMove } from '../parts/moves.tsx';
import { PlainLine } from '../parts/plain.tsx';
import { editingKey } from '../queries.ts';
import { useEditorText, useFieldText } from '../text.ts';
import { useNameOf } from '../use-names.ts';
import s from './sections.module.css';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
const DeleteDraft = lazyPart(() =>
  import('../parts/delete-draft.tsx').then((it) => it.DeleteDraft),
);
const Extensions = lazyPart(() => import('../parts/extensions.tsx').then((it) => it.Extensions));
const MoveDialog = lazyPart(() => import('../parts/moves.tsx').then((it) => it.MoveDialog));

const isSlug = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

export function Publishing() {
  const t = useFieldText();
  const { publicUrl } = useProduct();
  const writable = useWritable()('slug');
  const { content } = useEditor();
  const [slug, setSlug] = useField('slug');
  const shown = `${publicUrl}${callPage({ kind: content.kind, slug })}`;
  return (
    <>
      <Course />
      <div className={s.list}>
        <PlainLine
          path="slug"
          label={t('f_slug')}
          hint={slug === '' ? t('slugHint') : decodeURIComponent(shown)}
          value={slug}
          onValue={setSlug}
          isRight={isSlug}
          wrong={t('slugWrong')}
          disabled={!writable}
        />
      </div>
      <Changes />
      <Moves />
      <Extensions />
    </>
  );
}

function useCourse(): string {
  const { content, editing } = useEditor();
  const t = useEditorText();
  const { momentOf } = useFormat();
  const now = useNow();
  const { opensAt, closesAt } = content;
  const opens = momentOf(opensAt);
  const closes = momentOf(closesAt);
  return {
    draft:
      opensAt === null || closesAt === null
        ? t('noDates')
        : Date.parse(opensAt) <= now
          ? t('opensAtOnce')
          : t('opensItself', { when: opens }),
    scheduled: t('isScheduled', { when: opens }),
    open: t('isOpen', { when: closes }),
    closed: t('isClosed', { when: closes }),
    deciding: t('isDeciding'),
    decided: t('isDecided'),
    archived: t('isArchived'),
  }[editing.status];
}

/** What happens next, and when. */
function Course() {
  const { editing } = useEditor();
  const t = useEditorText();
  const ahead = editing.status === 'draft' || editing.status === 'scheduled';
  return (
    <>
      <p className="lead">{useCourse()}</p>
      {ahead ? <p className="small muted mt2">{t('followersTold')}</p> : null}
    </>
  );
}

/** What readers do not see yet of a call that is public. */
function Changes() {
  const { editing, saver } = useEditor();
  const t = useEditorText();
  const nameOf = useNameOf();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const drop = useAction({
    send: async () => {
      await saver.flush();
      return callEditing.dropChanges({ params: { id: editing.id } });
    },
    done: t('dropped'),
    onSuccess: async (fresh) => {
      queries.setQueryData(editingKey(editing.id), fresh);
      await saver.refresh();
      setAsking(false);
    },
  });
  if (!editing.canManage || editing.published === null || editing.changedFields.length === 0) {
    return null;
  }
  const names = [...new Set(editing.changedFields.map(nameOf))].join(', ');
  return (
    <div className={s.list}>
      <p>{t('changedSince', { fields: names })}</p>
      <span className="row row-wrap g2">
        <PublishButton />
        <Button onClick={() => setAsking(true)}>{t('dropChanges')}</Button>
      </span>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('dropTitle')}
        description={t('dropText')}
        confirmLabel={t('dropChanges')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={drop.busy}
        onConfirm={() => void drop.run()}
      />
    </div>
  );
}

function Moves() {
  const { editing, content, saver } = useEditor();
  const t = useEditorText();
  const [asked, setAsked] = useState<ConfirmedMove | null>(null);
  const [deleting, setDeleting] = useState(false);
  const moves = editing.actions.filter(({ allowed }) => allowed).map(({ event }) => event);
  const others = moves.filter((event) => event !== 'publish');
  return (
    <div className={s.list}>
      <span className="row row-wrap g2">
        {editing.status === 'draft' ? <PublishButton /> : null}
        {others.map((event) => (
          <Button
            key={event}
            variant={event === 'announce' || event === 'startDeciding' ? 'primary' : 'secondary'}
            onClick={() => setAsked(event)}
          >
            {t(`move_${event}`)}
          </Button>
        ))}
        {editing.canDelete ? (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {t('deleteDraft')}
          </Button>
        ) : null}
      </span>
      <DeleteDraft open={deleting} onOpenChange={setDeleting} />
      {asked ? (
        <MoveDialog
          id={editing.id}
          title={content.title.bhs || content.title.en}
          event={asked}
          onClose={() => setAsked(null)}
          onMoved={() => void saver.refresh()}
        />
      ) : null}
    </div>
  );
}

/**
 * Publishes the call, once it was asked, or the changes of one that is public; off while something
 * is missing.
 */
export function PublishButton({ size = 'base' }: { size?: 'm' | 'base' }) {
  const { editing, flaws, saver } = useEditor();
  const t = useEditorText();
  const queries = useQueryClient();
  const course = useCourse();
  const [asking, setAsking] = useState(false);
  const isDraft = editing.status === 'draft';
  const publish = useAction({
    send: async () => {
      if (!(await saver.flush())) return null;
      const params = { id: editing.id };
      return isDraft
        ? callEditing.move({ params, body: { event: 'publish' } })
        : callEditing.publishChanges({ params, body: { revision: saver.read().revision } });
    },
    done: (fresh) => (fresh ? t(isDraft ? 'published' : 'changesPublished') : undefined),
    onSuccess: (fresh) => fresh && queries.setQueryData(editingKey(editing.id), fresh),
    onSettled: async () => {
      await saver.refresh();
      setAsking(false);
    },
  });
  const may = isDraft
    ? editing.actions.some(({ event }) => event === 'publish')
    : editing.canManage && editing.changedFields.length > 0;
  if (!may) return null;
  return (
    <>
      <Button
        variant="primary"
        size={size}
        busy={publish.busy}
        disabled={flaws.some(({ blocks }) => blocks)}
        onClick={() => (isDraft ? setAsking(true) : void publish.run())}
      >
        {t(isDraft ? 'publish' : 'publishChanges')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('publishTitle')}
        description={`${course} ${t('followersTold')}`}
        confirmLabel={t('publish')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="primary"
        busy={publish.busy}
        onConfirm={() => void publish.run()}
      />
    </>
  );
}
