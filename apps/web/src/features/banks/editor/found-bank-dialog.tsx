import { pages } from '@app/contracts/pages';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { banks } from '../../../entities/banks/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { TownField } from '../../../lib/form/town-field.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { useEditorText } from '../editor-text.ts';

interface FoundBankProps {
  /** Of whom a bank was asked for. */
  readonly municipality?: string;
  onClose(): void;
}

/** Founds a bank and leads to its editor. */
export function FoundBankDialog({ municipality = '', onClose }: FoundBankProps) {
  const t = useEditorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const nameOf = (place: string) => (place.trim() ? t('foundName', { place: place.trim() }) : '');
  const form = useSubmitForm({
    values: { municipality, name: nameOf(municipality) },
    schema: () => import('@app/contracts/banks/bank-editing.schemas').then((it) => it.NewBank),
    check: (values) => ({
      municipality: values.municipality.trim().length < 2 ? t('municipalityMissing') : '',
      name: values.name.trim().length < 3 ? t('nameMissing') : '',
    }),
    send: async (body) => {
      const { slug, content } = await banks.create({ body });
      await Promise.all(
        [['banks'], ['ob-admin']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      toast({ title: t('founded'), description: content.name, tone: 'ok' });
      await navigate(pages.bankEditor({ bankSlug: slug }));
    },
    refused: (error) => {
      if (isApiError(error, 'ALREADY_EXISTS')) return { municipality: t('alreadyThere') };
      return isApiError(error, 'VALIDATION') ? { municipality: t('municipalityWrong') } : undefined;
    },
  });
  const town = form.bind('municipality');
  const write = (place: string) => {
    // The name follows the place until somebody writes their own.
    if (form.values('name') === nameOf(town.value)) form.change('name', nameOf(place));
    town.onValue(place);
  };
  return (
    <FormDialog
      title={t('found')}
      description={t('foundText')}
      form={form}
      onClose={onClose}
      submitLabel={t('foundIt')}
      busyLabel={t('founding')}
    >
      <TownField
        label={t('municipality')}
        hint={t('municipalityHint')}
        error={form.error('municipality')}
        maxLength={80}
        value={town.value}
        onChange={({ target }) => write(target.value)}
      />
      <Field label={t('name')} error={form.error('name')} required>
        <TextInput maxLength={120} {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
