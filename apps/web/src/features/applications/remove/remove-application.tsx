import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Trash, Undo2 } from '@app/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applications } from '../../../entities/applications/public.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { useRemoveText } from './text.ts';

const ConfirmDialog = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);

/** Long enough to read what happened and change one's mind. */
const undoFor = 12_000;

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
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!canDelete && !canWithdraw) return null;
  const kind = canDelete ? 'delete' : 'withdraw';

  const trying = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
    } finally {
      setBusy(false);
      setAsked(false);
      await queries.invalidateQueries({ queryKey: ['applications', 'mine'] });
    }
  };
  const restore = async () => {
    await applications.restore({ params: { id } });
    toast({ title: t('restored') });
  };
  const remove = {
    delete: async () => {
      await applications.delete({ params: { id } });
      toast({
        title: t('deleted'),
        duration: undoFor,
        action: { label: t('undo'), onAction: () => void trying(restore) },
      });
      await props.onDeleted?.();
    },
    withdraw: async () => {
      await applications.move({
        params: { id },
        body: { event: 'withdraw', confirmed: true },
      });
      toast({ title: t('withdrawn') });
      await props.onWithdrawn?.();
    },
  };
  const icon = canDelete ? <Trash /> : <Undo2 />;
  const name = `${t(kind)}: ${projectTitle}`;
  const ask = () => setAsked(true);
  return (
    <>
      {props.small ? (
        <IconButton label={name} onClick={ask}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="ghost" size="m" aria-label={name} onClick={ask}>
          {icon}
          {t(kind)}
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
        onConfirm={() => void trying(remove[kind])}
      />
    </>
  );
}
