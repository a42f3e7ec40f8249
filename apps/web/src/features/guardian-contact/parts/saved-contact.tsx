import '@app/ui/value-rows.css';
import type { GuardianContact } from '@app/contracts/guardian-contact/guardian-contact.schemas';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Check } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { guardianContact } from '../client.ts';
import { usePutGuardian } from '../queries.ts';
import { useGuardianContactText } from '../text.ts';
import s from './saved-contact.module.css';

type Contact = GuardianContact['contact'];

export default function SavedContact({ contact }: { contact: Contact }) {
  const t = useGuardianContactText();
  return (
    <section className={s.kept} aria-labelledby="guardian-contact">
      <h3 className="title-4" id="guardian-contact" tabIndex={-1}>
        {t('heading')}
      </h3>
      <p className="small muted mt2">{t('why')}</p>
      <p className="small muted mt2">{t('kept')}</p>
      {contact ? <Given contact={contact} /> : null}
      {contact === null || contact.isExpired ? <AskForm /> : null}
    </section>
  );
}

function Given({ contact }: { contact: NonNullable<Contact> }) {
  const t = useGuardianContactText();
  const format = useFormat();
  const put = usePutGuardian();
  const { busy, answer } = useAnswering();
  const { email, confirmedAt, expiresAt, isExpired } = contact;
  const again = () =>
    void answer(async () => {
      put(await guardianContact.set({ body: { email } }));
      toast({ description: t('sent'), tone: 'ok' });
    });
  const remove = () =>
    void answer(async () => {
      put(await guardianContact.drop());
      toast({ description: t('removed'), tone: 'ok' });
      document.getElementById('guardian-contact')?.focus();
    });
  return (
    <div className="value-rows">
      <div className="value-row value-row-break">
        <div>
          <p className="value-row-name break">{email}</p>
          <div className="value-row-value" role="status">
            {confirmedAt ? (
              <Badge tone="ok" icon={<Check />}>
                {t('confirmed')}
              </Badge>
            ) : isExpired ? (
              t('expired')
            ) : (
              t('waiting', { until: format.dayOf(expiresAt) })
            )}
          </div>
        </div>
        <div className="value-row-actions">
          {confirmedAt ? null : (
            <Button size="m" busy={busy} onClick={again}>
              {t('sendAgain')}
            </Button>
          )}
          <Button variant="ghost" size="m" disabled={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function AskForm() {
  const t = useGuardianContactText();
  const put = usePutGuardian();
  const form = useSubmitForm({
    values: { email: '' },
    schema: () =>
      import('@app/contracts/guardian-contact/guardian-contact.schemas').then(
        (it) => it.SetGuardian,
      ),
    send: async (body) => {
      put(await guardianContact.set({ body }));
      toast({ description: t('sent'), tone: 'ok' });
    },
  });
  return (
    <form {...form.props} className="column g4 mt5">
      <Field label={t('email')} hint={t('hint')} error={form.error('email')} className={s.email}>
        <TextInput type="email" autoComplete="off" inputMode="email" {...form.register('email')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('ask')}
        </Button>
      </div>
    </form>
  );
}
