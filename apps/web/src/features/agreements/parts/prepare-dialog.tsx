import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';

/** Writes the agreement from the template; what is added holds for this project alone. */
export function PrepareDialog({ view, onClose }: { view: AgreementView; onClose(): void }) {
  const t = useAgreementsText();
  const { id, agreement } = view;
  const put = usePut(id);
  const form = useSubmitForm({
    values: { extraBhs: agreement?.extraBhs ?? '', extraEn: agreement?.extraEn ?? '' },
    schema: () =>
      import('@app/contracts/agreements/agreements.schemas').then((it) => it.PrepareBody),
    send: async (body) => {
      put(await agreements.prepare({ params: { id }, body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(agreement ? 'prepareAnew' : 'prepare')}
      description={t(agreement ? 'prepareAnewText' : 'prepareText')}
      form={form}
      onClose={onClose}
      submitLabel={t('prepareSend')}
      look="base"
    >
      {(['extraBhs', 'extraEn'] as const).map((name) => (
        <Field key={name} label={t(name)} error={form.error(name)}>
          <TextArea rows={4} maxLength={agreementLimits.extra} {...form.register(name)} />
        </Field>
      ))}
    </FormDialog>
  );
}
