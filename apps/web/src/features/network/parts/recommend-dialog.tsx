import { recommendationLimits } from '@app/domain/network/recommendation';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { network } from '../client.ts';
import { useNetworkText } from '../text.ts';

interface RecommendDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RecommendDialog({ userId, name, onClose }: RecommendDialogProps) {
  const t = useNetworkText();
  const queries = useQueryClient();
  const form = useSubmitForm({
    values: { userId, text: '' },
    schema: () =>
      import('@app/contracts/network/network.schemas').then((it) => it.NewRecommendation),
    send: async (body) => {
      await network.recommend({ body });
      onClose();
      toast({ title: t('recommended'), description: t('recommendedText'), tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ['network'] });
    },
    refused: (error) => (isApiError(error, 'ALREADY_EXISTS') ? t('recommendedBefore') : undefined),
  });
  return (
    <FormDialog
      title={t('recommendTitle', { name })}
      description={t('recommendText')}
      form={form}
      onClose={onClose}
      submitLabel={t('recommendSend')}
    >
      <Field
        label={t('recommendWords')}
        hint={t('recommendHint')}
        error={form.error('text')}
        required
      >
        <TextArea
          data-autofocus=""
          rows={5}
          maxLength={recommendationLimits.text}
          {...form.register('text')}
        />
      </Field>
    </FormDialog>
  );
}
