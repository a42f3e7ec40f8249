import { MessageCircle } from '@app/ui/icons';
import { useLocation } from 'react-router';
import { browserStore } from '../../../lib/drafts/storage.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { DropPanel } from '../../../lib/menus/drop-panel.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useBellText } from '../bell-text.ts';
import { outboxName } from '../outbox-name.ts';
import { useUnread } from '../queries.ts';

const Panel = lazyPart(() => import('./bell-panel.tsx'));
const SendWaiting = lazyPart(() => import('./send-waiting.tsx'));

export default function MessagesBell() {
  const t = useBellText();
  const unread = useUnread().data?.unread ?? 0;
  return (
    <>
      {useHasWritten() ? <SendWaiting /> : null}
      <DropPanel
        label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}
        count={unread}
        // Specification §9.
        most={9}
        icon={<MessageCircle />}
        title={t('title')}
        panel={(close) => <Panel unread={unread} onDone={close} />}
      />
    </>
  );
}

/** Whether something is kept that may wait to be sent: else its code need not be loaded. */
function useHasWritten(): boolean {
  // Asked anew on each page.
  useLocation();
  const reader = useSession().profile?.id;
  return browserStore.keys().some((key) => key.startsWith(`${outboxName}:${reader}:`));
}
