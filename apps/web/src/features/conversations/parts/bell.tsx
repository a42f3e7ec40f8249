import { MessageCircle } from '@app/ui/icons';
import { DropPanel } from '../../../lib/drop-panel.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useBellText } from '../bell-text.ts';
import { useSendWaiting } from '../outbox.ts';
import { useUnread } from '../queries.ts';

const Panel = lazyPart(() => import('./bell-panel.tsx'));

export default function Bell() {
  const t = useBellText();
  const unread = useUnread()?.unread ?? 0;
  useSendWaiting();
  return (
    <DropPanel
      label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}
      count={unread}
      // Specification §9.
      most={9}
      icon={<MessageCircle />}
      title={t('title')}
      panel={(close) => <Panel unread={unread} onDone={close} />}
    />
  );
}
