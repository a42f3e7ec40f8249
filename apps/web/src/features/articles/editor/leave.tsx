import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { LogOut } from '@app/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { useDesk } from './desk-context.ts';

const Confirm = lazyPart(() => import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog));

/** A co-author takes the own name off; what they wrote stays with the others. */
export function Leave() {
  const t = useEditorText();
  const navigate = useNavigate();
  const userId = useSession().profile?.id ?? '';
  const { work, saver } = useDesk();
  const [asking, setAsking] = useState(false);
  const { id, canWrite } = work;
  const leave = useAction({
    send: async () => {
      if (canWrite) await saver.flush();
      return articleWorks.dismiss({ params: { id, userId } });
    },
    done: t('left'),
    failed: t('actionFailed'),
    onSuccess: () => navigate(pages.articles({ dio: 'moji' }), { replace: true }),
    onError: () => setAsking(false),
  });
  return (
    <>
      <Button size="m" variant="ghost" className="flush mt3" onClick={() => setAsking(true)}>
        <LogOut />
        {t('leave')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('leaveTitle')}
        description={t('leaveText')}
        confirmLabel={t('leave')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={leave.busy}
        onConfirm={() => void leave.run()}
      />
    </>
  );
}
