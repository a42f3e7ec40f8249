import '@app/ui/notifications.css';
import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { CheckCheck } from 'lucide-react';
import { useMarkRead, useNotifications } from '../queries.ts';
import { useBellText } from '../text.ts';
import { NotificationRow } from './notification-row.tsx';

interface PanelProps {
  readonly unread: number;
  /** The reader has chosen a notification. */
  onDone(): void;
}

/** What the bell opens: the newest notifications. */
export default function Panel({ unread, onDone }: PanelProps) {
  const t = useBellText();
  const list = useNotifications(true);
  const mark = useMarkRead();
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  const choose = (one: NotificationView) => {
    if (!one.read) mark.one.mutate(one.id);
    onDone();
  };
  return (
    <div className="panel">
      <div className="panel-h">
        <h2 className="t4">{t('title')}</h2>
        <IconButton
          label={t('markAll')}
          title={t('markAll')}
          disabled={unread === 0 || mark.all.isPending}
          onClick={() => mark.all.mutate()}
        >
          <CheckCheck className="i" aria-hidden />
        </IconButton>
      </div>
      <div className="panel-b">
        {list.isPending ? (
          <Loading label={t('loading')}>
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Loading>
        ) : null}
        {list.isError && rows.length === 0 ? (
          <div className="empty" role="alert">
            <p className="sm">{t('failed')}</p>
            <Button size="m" onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : null}
        {list.isSuccess && rows.length === 0 ? (
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        ) : null}
        <ul>
          {rows.map((one) => (
            <NotificationRow key={one.id} notification={one} onChosen={() => choose(one)} />
          ))}
        </ul>
      </div>
      {list.hasNextPage ? (
        <div className="panel-f">
          <Button
            variant="ghost"
            wide
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
