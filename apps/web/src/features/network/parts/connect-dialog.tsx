import { networkLimits } from '@app/domain/network/connection';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { network } from '../client.ts';
import { useNetworkText } from '../text.ts';

interface ConnectDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly mayWriteNote: boolean;
  /** Connections in common; left out where they stand beside. */
  readonly mutual?: number;
  readonly onClose: () => void;
}

export function ConnectDialog({
  userId,
  name,
  mayWriteNote,
  mutual = 0,
  onClose,
}: ConnectDialogProps) {
  const t = useNetworkText();
  const queries = useQueryClient();
  const form = useSubmitForm({
    values: { userId, note: '' },
    schema: () => import('@app/contracts/network/network.schemas').then((it) => it.NewInvitation),
    send: async (body) => {
      const { state } = await network.invite({ body });
      onClose();
      toast({ title: t(state === 'connected' ? 'connected' : 'sentNow'), tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ['network'] });
    },
  });
  return (
    <FormDialog
      title={t('connectTitle', { name })}
      description={t('connectText')}
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
    >
      {mutual > 0 ? <p className="small muted">{t('mutual', { count: mutual })}</p> : null}
      {mayWriteNote ? (
        <Field label={t('note')} error={form.error('note')}>
          <TextArea
            data-autofocus=""
            rows={3}
            maxLength={networkLimits.note}
            {...form.register('note')}
          />
        </Field>
      ) : (
        <p className="small muted">{t('noNote')}</p>
      )}
    </FormDialog>
  );
}
