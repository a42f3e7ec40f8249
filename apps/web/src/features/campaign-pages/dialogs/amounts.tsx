import type { CampaignAmount } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { campaignPages } from '../client.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';
import s from './amounts.module.css';

interface Row {
  readonly amount: number | null;
  readonly makes: string;
}
interface Rows {
  readonly rows: readonly Row[];
}

const places = Array.from({ length: campaignPageLimits.amounts }, (_, n) => n);
const isEmpty = ({ amount, makes }: Row) => amount === null && makes.trim() === '';

/** What each amount makes possible, all of them at once. */
export default function AmountsDialog({ of, onClose }: { of: OfPage; onClose(): void }) {
  const t = useCampaignPageText();
  const form = useSubmitForm<Rows>({
    values: { rows: places.map((n) => of.page.amounts[n] ?? { amount: null, makes: '' }) },
    check: ({ rows }) => Object.fromEntries(rows.flatMap((row, n) => wrongWith(rows, row, n, t))),
    send: async ({ rows }) => {
      const amounts = rows.filter((row) => !isEmpty(row)) as CampaignAmount[];
      of.put(await campaignPages.amounts({ params: { id: of.id }, body: { amounts } }));
      toast({ title: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('amountsTitle')}
      description={t('amountsText', { count: campaignPageLimits.amounts })}
      form={form}
      onClose={onClose}
      look="base"
    >
      {places.map((n) => {
        const amount = form.bind(`rows.${n}.amount`);
        return (
          <div key={n} className={s.row}>
            <Field label={t('amountOf', { n: n + 1 })} error={form.error(`rows.${n}.amount`)}>
              <AmountInput
                value={amount.value}
                onValue={(km) => amount.onValue(km)}
                placeholder="0"
                autoComplete="off"
              />
            </Field>
            <Field label={t('makesOf', { n: n + 1 })} error={form.error(`rows.${n}.makes`)}>
              <TextInput
                maxLength={campaignPageLimits.makes}
                placeholder={t('makesExample')}
                {...form.register(`rows.${n}.makes`)}
              />
            </Field>
          </div>
        );
      })}
    </FormDialog>
  );
}

function wrongWith(
  rows: readonly Row[],
  row: Row,
  n: number,
  t: ReturnType<typeof useCampaignPageText>,
): [field: string, message: string][] {
  if (isEmpty(row)) return [];
  const found: [string, string][] = [];
  if (row.amount === null || row.amount === 0) {
    found.push([`rows.${n}.amount`, t('amountMissing')]);
  } else if (rows.findIndex(({ amount }) => amount === row.amount) < n) {
    found.push([`rows.${n}.amount`, t('amountTwice')]);
  }
  if (row.makes.trim().length < 2) found.push([`rows.${n}.makes`, t('makesMissing')]);
  return found;
}
