import type { AdminMember } from '@app/contracts/security/security.schemas';
import { factorNoteLength, factorProofs } from '@app/domain/security/factor-removal';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { security } from '../client.ts';
import { useRefresh } from '../queries.ts';
import { useSecurityText } from '../text.ts';

interface ProofDialogProps {
  readonly member: AdminMember;
  onClose(): void;
  onDone?(): void;
}

/** What an admin saw of a lost second factor's owner: it stays on record, the second admin reads it. */
export default function IdentityDialog({
  member: { id, name },
  onClose,
  onDone,
}: ProofDialogProps) {
  const t = useSecurityText();
  const refresh = useRefresh();
  const form = useSubmitForm({
    values: { proof: '', note: '' },
    schema: () =>
      import('@app/contracts/security/security.schemas').then((it) => it.FactorProofBody),
    check: ({ proof, note }) => ({
      proof: proof === '' ? t('proofMissing') : '',
      note: note.trim().length < factorNoteLength.min ? t('proofNoteShort') : '',
    }),
    send: async ({ note, proof: chosen }) => {
      const proof = factorProofs.find((one) => one === chosen);
      if (!proof) return;
      try {
        await security.requestFactorRemoval({ params: { id }, body: { proof, note } });
      } finally {
        void refresh();
      }
      onDone?.();
      onClose();
      toast({ title: t('factorAsked', { name }), tone: 'ok' });
    },
  });
  return (
    <FormDialog
      title={t('factorAskTitle')}
      description={t('factorAskText', { name })}
      form={form}
      submitLabel={t('factorAsk')}
      busyLabel={t('working')}
      tone="danger"
      onClose={onClose}
    >
      <Field label={t('proof')} required error={form.error('proof')}>
        <Select {...form.register('proof')}>
          <option value="">{t('proofChoose')}</option>
          {factorProofs.map((one) => (
            <option key={one} value={one}>
              {t(`proof_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('proofNote')} hint={t('proofNoteHint')} required error={form.error('note')}>
        <TextArea rows={4} maxLength={factorNoteLength.max} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
