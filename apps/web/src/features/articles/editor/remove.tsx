import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Trash, Undo2 } from '@app/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useActions } from '../../../kit/action/use-action.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { useDesk } from './desk-context.ts';

const Confirm = lazyPart(() => import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog));

/** Deletes what never appeared; gives up changes of what is read. */
export function Remove() {
  const t = useEditorText();
  const navigate = useNavigate();
  const { work, saver, put } = useDesk();
  const [asking, setAsking] = useState<'remove' | 'drop' | null>(null);
  const { id, canDelete, canWrite, published, changedFields } = work;
  const { run } = useActions({ failed: t('actionFailed') });
  const drop = async () => {
    await saver.flush();
    put(await articleWorks.drop({ params: { id } }));
  };
  const remove = async () => {
    await saver.flush();
    await articleWorks.remove({ params: { id } });
  };
  const confirm = () => {
    setAsking(null);
    return asking === 'drop'
      ? run({ send: drop, done: t('dropped') })
      : run({
          send: remove,
          done: t('deleted'),
          onSuccess: () => navigate(pages.articles({ dio: 'moji' }), { replace: true }),
        });
  };
  const canDrop = canWrite && published !== null && changedFields.length > 0;
  if (!canDelete && !canDrop) return null;
  const action = asking ?? 'remove';
  return (
    <section className="row row-wrap g2">
      {canDrop ? (
        <Button size="m" onClick={() => setAsking('drop')}>
          <Undo2 />
          {t('drop')}
        </Button>
      ) : null}
      {canDelete ? (
        <Button size="m" variant="danger" onClick={() => setAsking('remove')}>
          <Trash />
          {t('remove')}
        </Button>
      ) : null}
      <Confirm
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={t(`${action}Title`)}
        description={t(`${action}Text`)}
        confirmLabel={t(action)}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
