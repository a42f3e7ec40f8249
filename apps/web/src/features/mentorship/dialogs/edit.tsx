import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { mentorshipLimits, requestPriorities } from '@app/domain/mentorship/mentorship';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { callsOf } from '../client.ts';
import { useRefresh } from '../queries.ts';
import { useMentorshipText } from '../text.ts';

export interface OfRequest {
  readonly open: boolean;
  readonly request: MentorshipRequest;
  onClose(): void;
}

/** Rewrites what was asked, or how pressing it is. */
export default function Edit({ request, onClose }: OfRequest) {
  const t = useMentorshipText();
  const refresh = useRefresh();
  const form = useSubmitForm({
    values: { description: request.description, priority: request.priority },
    check: ({ description }) =>
      description.trim() === '' ? { description: t('descriptionNeeded') } : {},
    failed: t('editFailed'),
    send: async ({ description, priority }) => {
      const body = { description: description.trim(), priority };
      await callsOf(request.kind).change({ params: { id: request.id }, body });
      await refresh();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('edit')} onClose={onClose}>
      <Field label={t('description')} required error={form.error('description')}>
        <TextArea
          rows={5}
          maxLength={mentorshipLimits.description}
          {...form.register('description')}
        />
      </Field>
      <Field label={t('priority')}>
        <Select {...form.register('priority')}>
          {requestPriorities.toReversed().map((one) => (
            <option key={one} value={one}>
              {t(`priority_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
