import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { banks } from '../../../entities/banks/public.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { TownField } from '../../../lib/form/town-field.tsx';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { useSession } from '../../../lib/session/session.ts';
import { bankRequests } from '../client.ts';
import { requestDrafts } from '../drafts.ts';
import { useRequestsText } from '../text.ts';
import s from './request-form.module.css';

type Values = NonNullable<ReturnType<typeof requestDrafts.read>>;

const slot = 'new';
const kinds = ['bank', 'call'] as const;

function bodyOf({ id, kind, municipality, bank, groupName, people, title, text }: Values) {
  const told = { id, groupName, text };
  return kind === 'bank'
    ? { ...told, kind, municipality, people: Number(people) }
    : { ...told, kind, bank, title };
}

export default function RequestForm({ onSent }: { onSent: () => void }) {
  const t = useRequestsText();
  const { profile } = useSession();
  const [query] = useSearchParams();
  const requested = query.get('bank') ?? '';
  const form = useSubmitForm<Values>({
    values: requestDrafts.read(slot) ?? {
      id: newId(),
      kind: requested ? 'call' : 'bank',
      municipality: profile?.municipality ?? '',
      bank: requested,
      groupName: '',
      people: '',
      title: '',
      text: '',
    },
    schema: () =>
      import('@app/contracts/bank-requests/bank-requests.schemas').then((it) => it.NewBankRequest),
    bodyOf,
    check: ({ kind, municipality, bank, groupName, people, title, text }) => ({
      groupName: groupName.trim().length < 2 ? t('groupMissing') : '',
      text: text.trim().length < 40 ? t('textMissing') : '',
      ...(kind === 'bank'
        ? {
            municipality: municipality.trim().length < 2 ? t('placeMissing') : '',
            people: Number(people) >= 1 && Number(people) <= 500 ? '' : t('peopleMissing'),
          }
        : {
            bank: bank ? '' : t('bankMissing'),
            title: title.trim().length < 5 ? t('callTitleMissing') : '',
          }),
    }),
    onChange: (values) => void requestDrafts.keep(slot, values),
    send: async (values) => {
      await bankRequests.create({ body: bodyOf(values) });
      requestDrafts.drop(slot);
      onSent();
    },
  });
  const kind = form.watch('kind');
  return (
    <form {...form.props} className={s.form}>
      <Field as="group" label={t('kind')}>
        <RadioButtons
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          columns={2}
          {...form.bind('kind')}
        />
      </Field>
      {kind === 'bank' ? <BankFields form={form} /> : <CallFields form={form} />}
      <Field label={t('groupName')} hint={t('groupHint')} error={form.error('groupName')} required>
        <TextInput maxLength={120} {...form.register('groupName')} />
      </Field>
      <Field label={t(`text_${kind}`)} hint={t('textHint')} error={form.error('text')} required>
        <TextArea rows={6} maxLength={2000} {...form.register('text')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="row row-wrap g4">
        <Button type="submit" variant="primary" size="l" busy={form.busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <p className="smaller muted">{t('kept')}</p>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly form: SubmitForm<Values>;
}

function BankFields({ form }: FieldsProps) {
  const t = useRequestsText();
  return (
    <div className={s.two}>
      <TownField
        label={t('municipality')}
        error={form.error('municipality')}
        maxLength={80}
        {...form.register('municipality')}
      />
      <Field label={t('people')} error={form.error('people')} required>
        <TextInput inputMode="numeric" maxLength={4} {...form.register('people')} />
      </Field>
    </div>
  );
}

function CallFields({ form }: FieldsProps) {
  const t = useRequestsText();
  const { data = [], isError } = useQuery({
    queryKey: ['banks', 'list'],
    queryFn: ({ signal }) => banks.list({}, { signal }),
    ...caches.asShown,
  });
  return (
    <>
      <Field label={t('bank')} error={isError ? t('banksFailed') : form.error('bank')} required>
        <Select
          value={form.watch('bank')}
          onChange={(event) => form.change('bank', event.target.value)}
        >
          <option value="">{t('chooseBank')}</option>
          {data.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('callTitle')} hint={t('callTitleHint')} error={form.error('title')} required>
        <TextInput maxLength={120} {...form.register('title')} />
      </Field>
    </>
  );
}
