import type { BankRequest } from '@app/contracts/bank-requests/bank-requests.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useShellText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { bankRequests } from '../client.ts';
import { ownRequestsQuery } from '../queries.ts';
import { useRequestsText } from '../text.ts';
import { RequestWords } from './request-words.tsx';
import s from './requests.module.css';

/** What the member asked for before; nothing where they never did. */
export function OwnRequests() {
  const t = useRequestsText();
  const shell = useShellText();
  const { data = [], isError, refetch } = useQuery(ownRequestsQuery());
  if (isError) {
    return (
      <p className="row row-wrap g4 mt7">
        {t('mineFailed')} <Button onClick={() => void refetch()}>{shell('retry')}</Button>
      </p>
    );
  }
  if (data.length === 0) return null;
  return (
    <section className={s.own}>
      <h2 className="title-3">{t('mine')}</h2>
      <ul className={s.list}>
        {data.map((request) => (
          <li key={request.id}>
            <RequestWords request={request} />
            <OwnMoves request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnMoves({ request: { id, events } }: { request: BankRequest }) {
  const t = useRequestsText();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: ['bank-requests'] });
  const form = useSubmitForm<{ text: string }>({
    values: { text: '' },
    check: ({ text }) => ({ text: text.trim() ? '' : t('replyMissing') }),
    send: async ({ text }) => {
      await bankRequests.move({ params: { id }, body: { event: 'reply', text } });
      await reload();
    },
  });
  const withdraw = async () => {
    try {
      await bankRequests.move({ params: { id }, body: { event: 'withdraw' } });
      toast({ title: t('withdrawn'), tone: 'ok' });
    } catch {
      toast({ title: t('moveFailed'), tone: 'bad' });
    }
    await reload();
  };
  return (
    <>
      {events.includes('reply') ? (
        <form {...form.props} className={s.answer}>
          <Field label={t('reply')} error={form.error('text')} required>
            <TextArea rows={3} maxLength={2000} {...form.register('text')} />
          </Field>
          <FormFailure>{form.failure}</FormFailure>
          <div>
            <Button type="submit" busy={form.busy} busyLabel={t('sending')}>
              {t('sendReply')}
            </Button>
          </div>
        </form>
      ) : null}
      {events.includes('withdraw') ? (
        <p className="mt4">
          <Button variant="ghost" size="m" className="flush" onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
