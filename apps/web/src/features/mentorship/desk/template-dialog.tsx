import type { Template, TemplateBody } from '@app/contracts/mentorship/mentorship.schemas';
import { mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { mentorship } from '../client.ts';
import { templatesQuery } from '../queries.ts';
import { useMentorshipDeskText } from '../text.ts';

interface TemplateDialogProps {
  readonly open: boolean;
  readonly bank: string;
  /** Null: a new one. */
  readonly template: Template | null;
  onClose(): void;
}

const fields = ['title_bhs', 'text_bhs', 'title_en', 'text_en'] as const;

export default function TemplateDialog({ bank, template, onClose }: TemplateDialogProps) {
  const t = useMentorshipDeskText();
  const queries = useQueryClient();
  const form = useSubmitForm<TemplateBody>({
    values: {
      title_bhs: template?.title_bhs ?? '',
      title_en: template?.title_en ?? '',
      text_bhs: template?.text_bhs ?? '',
      text_en: template?.text_en ?? '',
    },
    check: (values) =>
      Object.fromEntries(
        fields.map((name) => [name, values[name].trim() === '' ? t('fill') : undefined]),
      ),
    send: async ({ title_bhs, title_en, text_bhs, text_en }) => {
      const body = { title_bhs, title_en, text_bhs, text_en };
      const params = { bankSlug: bank };
      await (template
        ? mentorship.changeTemplate({ params: { ...params, templateId: template.id }, body })
        : mentorship.addTemplate({ params, body }));
      await queries.invalidateQueries(templatesQuery(bank));
      onClose();
    },
  });
  return (
    <FormDialog form={form} look="base" title={t('templateTitle')} onClose={onClose}>
      {fields.map((name) => (
        <Field key={name} label={t(name)} required error={form.error(name)}>
          {name.startsWith('title') ? (
            <TextInput maxLength={mentorshipLimits.templateTitle} {...form.register(name)} />
          ) : (
            <TextArea rows={3} maxLength={mentorshipLimits.template} {...form.register(name)} />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
