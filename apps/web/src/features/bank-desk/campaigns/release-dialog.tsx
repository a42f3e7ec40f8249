import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useCampaignsText } from './text.ts';

interface ReleaseDialogProps {
  readonly campaign: CampaignView;
  send(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Lets a project go: asks for the reason that its team gets. */
export default function ReleaseDialog({ campaign, send, onClose }: ReleaseDialogProps) {
  const t = useCampaignsText();
  const form = useSubmitForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('reasonMissing') : '' }),
    send: async ({ reason }) => {
      await send(reason.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('release')}
      description={t('releaseText', { title: campaign.title })}
      form={form}
      onClose={onClose}
      submitLabel={t('release')}
      tone="danger"
    >
      <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')} required>
        <TextArea rows={4} maxLength={2000} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
