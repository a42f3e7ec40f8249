import { Bell as BellIcon } from '@app/ui/icons';
import { DropPanel } from '../../../lib/drop-panel.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useUnread } from '../queries.ts';
import { useBellText } from '../text.ts';

const Panel = lazyPart(() => import('./panel.tsx'));

export default function Bell() {
  const t = useBellText();
  const unread = useUnread()?.count ?? 0;
  return (
    <DropPanel
      label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}
      count={unread}
      icon={<BellIcon />}
      title={t('title')}
      panel={(close) => <Panel unread={unread} onDone={close} />}
    />
  );
}
