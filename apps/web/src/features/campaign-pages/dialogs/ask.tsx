import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { campaignPages } from '../client.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';

/** Asks the team; who asks needs no account. */
export default function QuestionDialog({ of, onClose }: { of: OfPage; onClose(): void }) {
  const t = useCampaignPageText();
  const { profile } = useSession();
  const [id] = useState(newId);
  const form = useSubmitForm({
    values: { name: profile?.firstName ?? '', email: profile?.email ?? '', question: '' },
    schema: () =>
      import('@app/contracts/campaign-pages/campaign-pages.schemas').then(
        (it) => it.CampaignQuestionBody,
      ),
    bodyOf: (values) => ({ ...values, id }),
    send: async (body) => {
      await campaignPages.ask({ params: { id: of.id }, body: { ...body, id } });
      of.put();
      const description = t('askSentText', { email: body.email.trim() });
      toast({ title: t('askSent'), description, tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('askTitle')}
      description={t('askText')}
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
      busyLabel={t('sending')}
      look="base"
    >
      <Field label={t('askQuestion')} error={form.error('question')} required>
        <TextArea
          rows={4}
          maxLength={campaignPageLimits.question}
          data-autofocus
          {...form.register('question')}
        />
      </Field>
      <Field label={t('askName')} error={form.error('name')} required>
        <TextInput
          autoComplete="given-name"
          maxLength={campaignPageLimits.askerName}
          {...form.register('name')}
        />
      </Field>
      <Field label={t('email')} error={form.error('email')} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...form.register('email')}
        />
      </Field>
    </FormDialog>
  );
}
