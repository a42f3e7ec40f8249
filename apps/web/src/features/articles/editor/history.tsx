import type {
  ArticleContent,
  ArticleVersion,
} from '@app/contracts/articles/article-writing.schemas';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { Document } from '../document/document.tsx';
import { historyQuery } from '../queries.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

/** Who did what with the article, the newest first; what stood there can be read and put back. */
export function ArticleHistory() {
  const t = useEditorText();
  const { work } = useDesk();
  const query = useInfiniteQuery(historyQuery(work.id));
  return (
    <section>
      <h2 className="title-4">{t('history')}</h2>
      <Listing
        asked={query}
        waiting={<Waiting height={44} className="mt3" />}
        failed={{ title: t('historyFailed') }}
        none={null}
        more={{ size: 'm', variant: 'ghost', className: undefined, children: t('older') }}
      >
        {(versions) => (
          <ol className={s.rows}>
            {versions.map((item) => (
              <Entry key={item.number} item={item} />
            ))}
          </ol>
        )}
      </Listing>
    </section>
  );
}

function Entry({ item }: { item: ArticleVersion }) {
  const t = useEditorText();
  const { work } = useDesk();
  const [shown, setShown] = useState<ArticleContent | null>(null);
  const { number, at, by, event, reason } = item;
  const read = useAction({
    send: () => articleWorks.version({ params: { id: work.id, number } }),
    failed: t('historyFailed'),
    onSuccess: setShown,
  });
  return (
    <li className="small">
      <p className="bold">{t(`event_${event}`)}</p>
      <p className="smaller faint">
        {by === null ? t('byClock') : by.name || t('somebody')}, <TimeAgo at={at} />
      </p>
      {reason ? <p className="lines mt2">{reason}</p> : null}
      <Button size="m" variant="ghost" className="flush" onClick={() => void read.run()}>
        {t('readVersion')}
      </Button>
      {shown ? <Version number={number} content={shown} onClose={() => setShown(null)} /> : null}
    </li>
  );
}

interface VersionProps {
  readonly number: number;
  readonly content: ArticleContent;
  onClose(): void;
}

function Version({ number, content, onClose }: VersionProps) {
  const t = useEditorText();
  const { work, saver, put } = useDesk();
  const restore = useAction({
    send: async () => {
      await saver.flush();
      const { revision } = saver.read();
      return articleWorks.restore({ params: { id: work.id, number }, body: { revision } });
    },
    done: t('restored'),
    failed: t('actionFailed'),
    onSuccess: (restored) => {
      put(restored);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      look="wide"
      title={content.title || t('untitledArticle')}
      description={content.summary}
      closeLabel={t('close')}
      footer={
        work.canWrite ? (
          <Button variant="primary" busy={restore.busy} onClick={() => void restore.run()}>
            {t('restore')}
          </Button>
        ) : undefined
      }
    >
      <Document document={content.body} isPart />
    </Dialog>
  );
}
