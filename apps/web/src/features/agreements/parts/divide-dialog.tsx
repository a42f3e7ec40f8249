import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { instalmentsAtMost } from '@app/domain/agreements/instalments';
import { addKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Plus } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import m from './money.module.css';

interface Part {
  readonly amount: number | null;
  /** A condition, or the id of the step that is to be done first. */
  readonly after: string;
}

/** Divides the grant into parts; what the team has signed was divided otherwise. */
export function DivideDialog({ view, onClose }: { view: AgreementView; onClose(): void }) {
  const t = useAgreementsText();
  const { km } = useFormat();
  const { id, granted, instalments, agreement, milestones } = view;
  const put = usePut(id);
  const conditions = ['signing', 'report'] as const;
  const sumOf = (parts: readonly Part[]) => addKm(...parts.map(({ amount }) => amount ?? 0));
  const form = useSubmitForm<{ parts: Part[] }>({
    values: {
      parts: instalments
        .filter(({ matched }) => !matched)
        .map(({ amount, after, milestone }) => ({
          amount,
          after: milestone?.id ?? after,
        })),
    },
    check: ({ parts }) => ({
      ...Object.fromEntries(
        parts.map(({ amount }, n) => [`parts.${n}.amount`, amount ? '' : t('amountMissing')]),
      ),
      parts:
        parts.some(({ amount }) => !amount) || sumOf(parts) === granted
          ? ''
          : t('instalmentsSum', { sum: km(sumOf(parts)), amount: km(granted) }),
    }),
    send: async ({ parts }) => {
      const sent = parts.map(({ amount, after }) => {
        const condition = conditions.find((one) => one === after);
        return {
          amount: amount ?? 0,
          after: condition ?? ('milestone' as const),
          milestoneId: condition ? null : after,
        };
      });
      const { extraBhs = '', extraEn = '' } = agreement ?? {};
      put(
        await agreements.prepare({
          params: { id },
          body: { extraBhs, extraEn, instalments: sent },
        }),
      );
      onClose();
    },
  });
  const parts = form.watch('parts');
  const set = (next: Part[]) => form.change('parts', next);
  const change = (n: number, part: Partial<Part>) =>
    set(parts.map((one, at) => (at === n ? { ...one, ...part } : one)));
  return (
    <FormDialog
      title={t('editInstalments')}
      description={t('editInstalmentsText', { amount: km(granted) })}
      form={form}
      onClose={onClose}
      submitLabel={t('prepareSend')}
      look="base"
    >
      {parts.map(({ amount, after }, n) => {
        const name = t('instalmentN', { number: n + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <fieldset key={n} className={m.divide}>
            <legend className="bold">{name}</legend>
            <div className="two">
              <Field label={t('amount')} error={form.error(`parts.${n}.amount`)} required>
                <AmountInput value={amount} onValue={(value) => change(n, { amount: value })} />
              </Field>
              <Field label={t('instalmentAfter')}>
                <Select value={after} onChange={({ target }) => change(n, { after: target.value })}>
                  {conditions.map((one) => (
                    <option key={one} value={one}>
                      {t(`after_${one}`)}
                    </option>
                  ))}
                  {milestones.map(({ id: step, title }) => (
                    <option key={step} value={step}>
                      {t('afterStep', { title })}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            {parts.length > 1 ? (
              <Button
                size="m"
                variant="ghost"
                aria-label={t('removeOf', { what: name })}
                onClick={() => set(parts.filter((_, at) => at !== n))}
              >
                {t('remove')}
              </Button>
            ) : null}
          </fieldset>
        );
      })}
      {form.error('parts') ? (
        <p className="message bad" role="alert">
          {form.error('parts')}
        </p>
      ) : null}
      {parts.length < instalmentsAtMost ? (
        <Button variant="soft" onClick={() => set([...parts, { amount: null, after: 'report' }])}>
          <Plus />
          {t('addInstalment')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
