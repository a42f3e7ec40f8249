import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Trash, Undo2 } from '@app/ui/icons';
import { useState } from 'react';
import { applications } from '../../../entities/applications/public.ts';
import { useActions } from '../../../kit/action/use-action.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useRemoveText } from './text.ts';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

/** Long enough to read what happened and change one's mind. */
const undoFor = 12_000;

const info = (title: string) => ({ title, tone: 'info' }) as const;

interface RemoveProps {
  readonly application: {
    readonly id: string;
    readonly projectTitle: string;
    readonly canDelete: boolean;
    readonly canWithdraw: boolean;
  };
  /** In a row that has no room for words. */
  readonly small?: boolean;
  readonly onDeleted?: () => unknown;
  readonly onWithdrawn?: () => unknown;
}

/** Deletes a draft, withdraws what was sent; nothing where the reader may do neither. */
export function RemoveApplication(props: RemoveProps) {
  const { id, projectTitle, canDelete, canWithdraw } = props.application;
  const t = useRemoveText();
  const [asked, setAsked] = useState(false);
  const { busy, run } = useActions({
    onSettled: () => setAsked(false),
    invalidates: [['applications', 'mine']],
  });
  if (!canDelete && !canWithdraw) return null;
  const kind = canDelete ? 'delete' : 'withdraw';

  const restore = () =>
    run({ send: () => applications.restore({ params: { id } }), done: info(t('restored')) });
  const remove = {
    delete: () =>
      run({
        send: () => applications.delete({ params: { id } }),
        done: {
          ...info(t('deleted')),
          duration: undoFor,
          undo: { label: t('undo'), run: restore },
        },
        onSuccess: props.onDeleted,
      }),
    withdraw: () =>
      run({
        send: () =>
          applications.move({ params: { id }, body: { event: 'withdraw', confirmed: true } }),
        done: info(t('withdrawn')),
        onSuccess: props.onWithdrawn,
      }),
  };
  const icon = canDelete ? <Trash /> : <Undo2 />;
  const name = `${t(kind)}: ${projectTitle}`;
  const ask = () => setAsked(true);
  return (
    <>
      {/* What is thrown away has a picture that everybody knows; what is taken back has none. */}
      {props.small && canDelete ? (
        <IconButton label={name} onClick={ask}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="ghost" size="m" aria-label={name} onClick={ask}>
          {icon}
          {t(props.small ? 'withdrawShort' : kind)}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t(`${kind}Title`)}
        description={t(`${kind}Text`)}
        confirmLabel={t(kind)}
        cancelLabel={t('keep')}
        closeLabel={t('close')}
        busy={busy}
        onConfirm={() => void remove[kind]()}
      />
    </>
  );
}
