import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { foldKey, foldRows } from '@app/domain/notifications/notification.groups';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { IconButton } from '@app/ui/icon-button';
import { ArrowRight, CheckCheck } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { DropContent } from '../../../lib/drop-panel.tsx';
import { PageLink } from '../../../lib/links.tsx';
import { useNewest, useNewsAction } from '../queries.ts';
import { useBellText } from '../text.ts';
import { NotificationRow } from './notification-row.tsx';
import s from './notifications.module.css';

interface PanelProps {
  readonly unread: number;
  onDone(): void;
}

export default function Panel({ unread, onDone }: PanelProps) {
  const t = useBellText();
  const list = useNewest();
  const action = useNewsAction();
  const read = (items: readonly NotificationView[]) => {
    const ids = items.filter((one) => !one.read).map((one) => one.id);
    if (ids.length > 0) action.mutate({ what: 'mark', ids, read: true });
  };
  const rows = foldRows(list.data ?? [], foldKey);
  return (
    <DropContent
      title={t('title')}
      beside={
        <IconButton
          label={t('markAll')}
          title={t('markAll')}
          disabled={unread === 0}
          onClick={() => action.mutate({ what: 'markAll' })}
        >
          <CheckCheck />
        </IconButton>
      }
      foot={
        <PageLink className="go" to={pages.network({ hash: 'notifications' })} onClick={onDone}>
          {t('all')} <ArrowRight />
        </PageLink>
      }
    >
      <div className={s.panelBody}>
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
          {rows.map(({ key, items }) => (
            <NotificationRow
              key={key}
              items={items}
              onChosen={(elsewhere) => {
                read(items);
                if (!elsewhere) onDone();
              }}
              onAnswered={() => read(items)}
            />
          ))}
        </ul>
      </div>
    </DropContent>
  );
}
