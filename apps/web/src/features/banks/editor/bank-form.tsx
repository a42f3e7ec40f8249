import type { BankClash, BankContent, BankEdit } from '@app/contracts/banks/bank-editing.schemas';
import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { isApiError } from '../../../lib/api/error.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { banks } from '../client.ts';
import { useEditorText } from '../editor-text.ts';
import s from './bank-form.module.css';
import type { BankValues } from './bank-values.ts';
import { PeopleFields } from './people-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { PlaceField } from './place-field.tsx';

const valuesOf = ({ content }: BankEdit): BankValues => ({
  ...content,
  foundedOn: content.foundedOn ?? '',
});

export function BankForm({ bank }: { bank: BankEdit }) {
  const t = useEditorText();
  const { slug } = bank;
  const [revision, setRevision] = useState(bank.revision);
  const [theirs, setTheirs] = useState<BankEdit | null>(null);
  const bodyOf = (values: BankValues): BankContent => ({
    ...values,
    foundedOn: values.foundedOn || null,
  });
  const form = useSubmitForm<BankValues>({
    values: valuesOf(bank),
    schema: () => import('@app/contracts/banks/bank-editing.schemas').then((it) => it.BankContent),
    bodyOf,
    send: async (values) => {
      const body = { revision, content: bodyOf(values) };
      const saved = await banks.save({ params: { slug }, body });
      setRevision(saved.revision);
      toast({ title: t('saved'), tone: 'ok' });
    },
    refused: (error) => {
      if (!isApiError(error, 'REVISION_CLASH')) return undefined;
      setTheirs((error.details as z.infer<typeof BankClash>).theirs);
      return true;
    },
  });
  const settle = (taken: BankEdit, values?: BankValues) => {
    setRevision(taken.revision);
    setTheirs(null);
    if (!values) return;
    for (const [name, value] of Object.entries(values))
      form.change(name as 'name', value as string);
  };
  return (
    <form {...form.props} className={s.form}>
      <header>
        <h1 className="t1">{bank.content.name}</h1>
        <p className="row row-w g5 mt4">
          <Link className="go" to={pages.bank({ bankSlug: slug })}>
            {t('toPage')}
          </Link>
          <Link className="go" to={pages.bankDesk({ bankId: slug })}>
            {t('toDesk')}
          </Link>
        </p>
      </header>
      <section className={s.part}>
        <h2 className="t3">{t('basics')}</h2>
        <div className={s.three}>
          <Field label={t('name')} error={form.error('name')} required>
            <TextInput maxLength={120} {...form.register('name')} />
          </Field>
          <Field label={t('municipality')} error={form.error('municipality')} required>
            <TextInput maxLength={80} {...form.register('municipality')} />
          </Field>
          <DateField
            label={t('foundedOn')}
            error={form.error('foundedOn')}
            {...form.bind('foundedOn')}
          />
        </div>
        <Both form={form} name="description" label={t('short')} rows={4} most={400} />
      </section>
      <section className={s.part}>
        <h2 className="t3">{t('story')}</h2>
        <p className="sm mut">{t('storyHint')}</p>
        <Both form={form} name="story" label={t('story')} rows={12} most={6000} />
      </section>
      <section className={s.part}>
        <h2 className="t3">{t('pictures')}</h2>
        <div className={s.two}>
          <PictureField label={t('logo')} {...form.bind('logo')} />
          <PictureField label={t('picture')} {...form.bind('picture')} />
        </div>
      </section>
      <section className={s.part}>
        <h2 className="t3">{t('contact')}</h2>
        <div className={s.three}>
          <Field label={t('email')} error={form.error('contact.email')}>
            <TextInput type="email" maxLength={200} {...form.register('contact.email')} />
          </Field>
          <Field label={t('phone')} error={form.error('contact.phone')}>
            <TextInput type="tel" maxLength={40} {...form.register('contact.phone')} />
          </Field>
          <Field label={t('web')} hint={t('webHint')} error={form.error('contact.web')}>
            <TextInput type="url" maxLength={200} {...form.register('contact.web')} />
          </Field>
        </div>
        <Both form={form} name="address" label={t('address')} rows={3} most={300} />
        <PlaceField {...form.bind('place')} />
      </section>
      <PeopleFields form={form} />
      <footer className={s.end}>
        <FormFailure>{form.failure}</FormFailure>
        {theirs ? (
          <Note tone="warn" role="alert">
            <p>{t('clash')}</p>
            <p className="row row-w g4 mt4">
              <Button onClick={() => settle(theirs)}>{t('keepMine')}</Button>
              <Button variant="ghost" onClick={() => settle(theirs, valuesOf(theirs))}>
                {t('takeTheirs')}
              </Button>
            </p>
          </Note>
        ) : null}
        <div>
          <Button type="submit" variant="primary" size="l" busy={form.busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </footer>
    </form>
  );
}

interface BothProps {
  readonly form: SubmitForm<BankValues>;
  readonly name: 'description' | 'story' | 'address';
  readonly label: string;
  readonly rows: number;
  readonly most: number;
}

/** A text in both languages, side by side. */
function Both({ form, name, label, rows, most }: BothProps) {
  const t = useEditorText();
  return (
    <div className={s.two}>
      <Field label={t('inBhs', { field: label })} error={form.error(`${name}.bhs`)}>
        <TextArea lang="bs" rows={rows} maxLength={most} {...form.register(`${name}.bhs`)} />
      </Field>
      <Field label={t('inEn', { field: label })} error={form.error(`${name}.en`)}>
        <TextArea lang="en" rows={rows} maxLength={most} {...form.register(`${name}.en`)} />
      </Field>
    </div>
  );
}
