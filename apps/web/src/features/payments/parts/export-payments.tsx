import { parseAddress } from '@app/contracts/endpoint';
import { paymentsPaths } from '@app/contracts/payments/payments.paths';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Download } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { useState } from 'react';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { usePaymentsText } from '../text.ts';

/** Money that came and went, as a file for the books. */
export function ExportPayments({ bank }: { readonly bank: string | undefined }) {
  const t = usePaymentsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" size="m" onClick={() => setOpen(true)}>
        <Download />
        {t('export')}
      </Button>
      {open ? <ExportDialog bank={bank} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface Values {
  from: string;
  to: string;
  format: 'xlsx' | 'csv';
}

interface ExportDialogProps {
  readonly bank: string | undefined;
  onClose(): void;
}

function ExportDialog({ bank, onClose }: ExportDialogProps) {
  const t = usePaymentsText();
  const { language } = useLanguage();
  const form = useSubmitForm<Values>({
    values: { from: '', to: '', format: 'xlsx' },
    check: ({ from, to }) => ({ to: from && to && to < from ? t('backwards') : '' }),
    send: async ({ from, to, format }) => {
      const query = { bank, from: from || undefined, to: to || undefined, language };
      const { path } = parseAddress(paymentsPaths.file);
      await download(urlOf(path, { params: { format }, query }), `uplate.${format}`);
      onClose();
    },
    failed: t('exportFailed'),
  });
  return (
    <FormDialog
      title={t('exportTitle')}
      description={t('exportText')}
      form={form}
      onClose={onClose}
      submitLabel={t('download')}
      busyLabel={t('exporting')}
    >
      <div className="two">
        <DateField label={t('from')} error={form.error('from')} {...form.bind('from')} />
        <DateField label={t('to')} error={form.error('to')} {...form.bind('to')} />
      </div>
      <Field as="group" label={t('format')}>
        <RadioButtons
          label={t('format')}
          options={(['xlsx', 'csv'] as const).map((value) => ({
            value,
            label: value.toUpperCase(),
          }))}
          columns={2}
          {...form.bind('format')}
        />
      </Field>
    </FormDialog>
  );
}
