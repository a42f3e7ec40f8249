import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { foldKey, foldRows } from '@app/domain/notifications/notification.groups';
import { IconButton } from '@app/ui/icon-button';
import { CheckCheck } from '@app/ui/icons';
import { DropList } from '../../../lib/menus/drop-content.tsx';
import { useNewest, useNewsAction } from '../queries.ts';
import { useBellText } from '../text.ts';
import { NotificationRow } from './notification-row.tsx';

interface PanelProps {
  readonly unread: number;
  onDone(): void;
}

export default function NotificationsPanel({ unread, onDone }: PanelProps) {
  const t = useBellText();
  const list = useNewest();
  const action = useNewsAction();
  const read = (items: readonly NotificationView[]) => {
    const ids = items.filter((one) => !one.read).map((one) => one.id);
    if (ids.length > 0) void action.run({ what: 'mark', ids, read: true });
  };
  return (
    <DropList
      title={t('notifications')}
      beside={
        <IconButton
          label={t('markAll')}
          title={t('markAll')}
          disabled={unread === 0}
          onClick={() => void action.run({ what: 'markAll' })}
        >
          <CheckCheck />
        </IconButton>
      }
      all={pages.network({ hash: 'notifications' })}
      query={list}
      rows={foldRows(list.data ?? [], foldKey)}
      words={{
        all: t('all'),
        loading: t('loading'),
        failed: t('failed'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      onDone={onDone}
      row={({ key, items }) => (
        <NotificationRow
          key={key}
          items={items}
          onChosen={(elsewhere) => {
            read(items);
            if (!elsewhere) onDone();
          }}
          onAnswered={() => read(items)}
        />
      )}
    />
  );
}
