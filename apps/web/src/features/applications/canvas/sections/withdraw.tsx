import { Button } from '@app/ui/button';
import { Undo2 } from '@app/ui/icons';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/language.tsx';
import { late } from '../../../../lib/late.tsx';
import { errorText } from '../../../../lib/text.ts';
import { toast } from '../../../../lib/toast.ts';
import { applications } from '../../client.ts';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './withdraw.module.css';

const ConfirmDialog = late(() => import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog));

export function Withdraw() {
  const { draft, saver } = useCanvas();
  const t = useApplicationsText();
  const { language } = useLanguage();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!draft.abilities.canWithdraw) return null;
  const withdraw = async () => {
    setBusy(true);
    try {
      await applications.move({
        params: { id: draft.id },
        body: { event: 'withdraw', confirmed: true },
      });
      await saver.refresh();
      toast({ title: t('withdrawn') });
    } catch (error) {
      toast({ title: errorText(error, language), tone: 'bad' });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <div className={s.withdraw}>
      <Button variant="ghost" size="m" onClick={() => setAsked(true)}>
        <Undo2 />
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="danger"
        title={t('withdrawTitle')}
        description={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('withdrawNo')}
        closeLabel={t('close')}
        busy={busy}
        onConfirm={withdraw}
      />
    </div>
  );
}
