import type { PageVersion } from '@app/contracts/content/content.schemas';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { ConfirmDialog } from '@app/ui/confirm-dialog';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { content as api } from '../client.ts';
import { versionsQuery } from '../queries.ts';
import { useLiveEditText } from '../text.ts';
import { changedBlocks, changedTexts, countOf } from './changes.ts';
import { useEditor } from './editor-context.tsx';
import s from './live-editing.module.css';
import { useBlockName, useWordsOf } from './names.ts';

/** The draft, and all that was published before it; an earlier version can become the draft. */
export function ContentHistory() {
  const { page, editing } = useEditor();
  const t = useLiveEditText();
  const queries = useQueryClient();
  const query = useInfiniteQuery(versionsQuery(page));
  const [chosen, setChosen] = useState<PageVersion | null>(null);
  const { dateTime } = useFormat();
  const { scheduled } = editing;
  const published = editing.published.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing makes the history longer
  useEffect(() => {
    void queries.invalidateQueries(versionsQuery(page));
  }, [queries, page, published]);
  const versions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section>
      <h2 className="title-4">{t('history')}</h2>
      {query.isError ? (
        <div className="mt3">
          <p className="small muted">{t('historyFailed')}</p>
          <Button size="m" variant="ghost" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      <ol className={s.history}>
        {scheduled ? (
          <li>
            <Avatar size="s" name={scheduled.by ?? ''} />
            <div>
              <b className="bold">{t('scheduled')}</b>
              <p className="muted">{dateTime(scheduled.at)}</p>
            </div>
          </li>
        ) : null}
        {editing.changes.length > 0 ? (
          <li>
            <Avatar size="s" name={editing.changedBy ?? ''} />
            <div>
              <b className="bold">{t('historyDraft')}</b>
              <p className="muted">{t('changes', { count: countOf(editing.changes) })}</p>
            </div>
          </li>
        ) : null}
        {versions.map((version) => (
          <Version key={version.id} version={version} onRestore={() => setChosen(version)} />
        ))}
      </ol>
      {query.isSuccess && versions.length === 0 && editing.changes.length === 0 ? (
        <p className="small muted mt3">{t('historyNone')}</p>
      ) : null}
      <NextPage query={query} size="m" variant="ghost">
        {t('older')}
      </NextPage>
      <Restore version={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}

function Version({ version, onRestore }: { version: PageVersion; onRestore: () => void }) {
  const { editing } = useEditor();
  const t = useLiveEditText();
  const wordsOf = useWordsOf();
  const nameOf = useBlockName();
  const { by, at, changes, current } = version;
  const names = [
    ...changedTexts(changes).map(
      ({ key, bhs, en }) => wordsOf({ bhs: bhs?.after ?? '', en: en?.after ?? '' }) || key,
    ),
    ...changedBlocks(changes).map(nameOf),
  ];
  const asNow = current && editing.changes.length === 0;
  return (
    <li>
      <Avatar size="s" name={by?.name ?? ''} />
      <div>
        <b className="bold">{t(changes.length > 0 ? 'historyPublished' : 'historyStart')}</b>{' '}
        <TimeAgo at={at} />
        <p className="muted">
          {[by?.name, current ? t('historyCurrent') : null].filter(Boolean).join(', ')}
        </p>
        {names.length > 0 ? (
          <details>
            <summary>{t('historyChanges', { count: countOf(changes) })}</summary>
            <ul>
              {[...new Set(names)].map((name) => (
                <li key={name} className="break">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      {asNow ? null : (
        <Button variant="ghost" size="m" onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </li>
  );
}

function Restore({ version, onClose }: { version: PageVersion | null; onClose: () => void }) {
  const { page, saver, replaced } = useEditor();
  const t = useLiveEditText();
  const restore = useAction({
    send: async (id: string) => {
      await saver.flush();
      const { revision } = saver.read();
      await api.restore({ params: { page, id }, body: { revision } });
      await replaced();
    },
    done: t('restored'),
    failed: t('failed'),
    onError: () => saver.refresh(),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={version !== null}
      onOpenChange={onClose}
      title={t('restoreAsk')}
      description={t('restoreText')}
      confirmLabel={t('restore')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={restore.busy}
      onConfirm={() => void (version && restore.run(version.id))}
    />
  );
}
