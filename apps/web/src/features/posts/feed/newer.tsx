import { Button } from '@app/ui/button';
import { ArrowUp } from '@app/ui/icons';
import { useState } from 'react';
import { useNews } from '../queries.ts';
import { usePostsText } from '../text.ts';
import s from './feed.module.css';

interface NewerProps {
  readonly since: string | undefined;
  onRead(): Promise<void>;
}

/** Says that others wrote meanwhile; nothing moves until the reader wants to read it. */
export function Newer({ since, onRead }: NewerProps) {
  const t = usePostsText();
  const news = useNews(since);
  const [busy, setBusy] = useState(false);
  const count = news?.count ?? 0;
  const words = news?.more ? t('newerMany', { count }) : t('newer', { count });
  const read = async () => {
    setBusy(true);
    await onRead();
    setBusy(false);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {count > 0 ? words : ''}
      </p>
      {count > 0 ? (
        <div className={s.newer}>
          <Button variant="primary" size="m" busy={busy} onClick={() => void read()}>
            <ArrowUp />
            {words}
          </Button>
        </div>
      ) : null}
    </>
  );
}
