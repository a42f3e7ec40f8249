import { Bell as BellIcon } from '@app/ui/icons';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { DropPanel } from '../../../lib/menus/drop-panel.tsx';
import { useUnread } from '../queries.ts';
import { useBellText } from '../text.ts';

const Panel = lazyPart(() => import('./panel.tsx'));

export default function NotificationsBell() {
  const t = useBellText();
  const unread = useUnread()?.count ?? 0;
  return (
    <DropPanel
      label={unread > 0 ? t('bellUnread', { count: unread }) : t('notifications')}
      count={unread}
      icon={<BellIcon />}
      title={t('notifications')}
      panel={(close) => <Panel unread={unread} onDone={close} />}
    />
  );
}
