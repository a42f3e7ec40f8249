import type { QueuedBankRequest } from '@app/contracts/bank-requests/bank-requests.schemas';
import type { BankRef } from '@app/contracts/banks/banks.schemas';
import { pages } from '@app/contracts/pages';
import { slugify } from '@app/domain/slug';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { ArrowRight, Mail } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Segment } from '@app/ui/segment';
import { TextArea } from '@app/ui/text-area';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { FoundBank } from '../../banks/public.ts';
import { bankRequests } from '../client.ts';
import { queueQuery } from '../queries.ts';
import { useRequestsText } from '../text.ts';
import { RequestWords } from './request-words.tsx';
import s from './requests.module.css';

const states = ['open', 'closed'] as const;

/** Wishes for banks and proposals for calls, for those who answer them. */
export function BankRequestsQueue({ banks }: { readonly banks: readonly BankRef[] }) {
  const t = useRequestsText();
  const [state, setState] = useState<(typeof states)[number]>('open');
  const query = useInfiniteQuery(queueQuery(state));
  return (
    <section>
      <div className="section-head">
        <h2 className="title-3">{t('queue')}</h2>
        <Segment
          label={t('queueState')}
          options={states.map((value) => ({ value, label: t(`queue_${value}`) }))}
          value={state}
          onValue={setState}
        />
      </div>
      <Listing
        asked={query}
        waiting={<Waiting height={160} rows={1} />}
        failed={{ title: t('queueFailed') }}
        none={
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={t(state === 'open' ? 'queueEmpty' : 'queueEmptyClosed')}
          />
        }
        more={{ children: t('more') }}
      >
        {(requests) => (
          <ul className={s.list}>
            {requests.map((request) => (
              <Queued
                key={`${request.id} ${request.messages.length}`}
                request={request}
                banks={banks}
                onAccepted={() => setState('closed')}
              />
            ))}
          </ul>
        )}
      </Listing>
    </section>
  );
}

interface QueuedProps {
  readonly request: QueuedBankRequest;
  readonly banks: readonly BankRef[];
}

function Queued({ request, banks, onAccepted }: QueuedProps & { readonly onAccepted: () => void }) {
  const t = useRequestsText();
  const { from, people, events } = request;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <RequestWords request={request} admin />
      <p className="row row-wrap g4 mt4 small">
        <a className="go" href={`mailto:${from.email}`}>
          <Mail /> {from.name}
        </a>
        {people ? <span className="muted">{t('people', { count: people })}</span> : null}
      </p>
      {events.includes('accept') && !open ? (
        <p className="mt4">
          <Button variant="soft" size="m" onClick={() => setOpen(true)}>
            {t('decide')}
          </Button>
        </p>
      ) : null}
      {open ? <Answer id={request.id} onAccepted={onAccepted} /> : null}
      {request.status === 'accepted' ? <Accepted request={request} banks={banks} /> : null}
    </li>
  );
}

/** Where what was accepted is made, or stands. */
function Accepted({ request: { kind, bank, municipality }, banks }: QueuedProps) {
  const t = useRequestsText();
  const [founding, setFounding] = useState(false);
  if (kind === 'call') {
    return bank ? (
      <p className="mt4">
        <Link className="button button-soft button-medium" to={pages.newCall({ banka: bank.slug })}>
          {t('beginCall')}
        </Link>
      </p>
    ) : null;
  }
  const founded = banks.find(({ slug }) => slug === slugify(municipality));
  return (
    <p className="mt4">
      {founded ? (
        <Link className="go" to={pages.bankDesk({ bankId: founded.slug })}>
          {t('toBank')}
          <ArrowRight />
        </Link>
      ) : (
        <Button variant="soft" size="m" onClick={() => setFounding(true)}>
          {t('foundBank')}
        </Button>
      )}
      {founding ? (
        <FoundBank municipality={municipality} onClose={() => setFounding(false)} />
      ) : null}
    </p>
  );
}

const choices = ['answer', 'accept', 'decline'] as const;

function Answer({ id, onAccepted }: { id: string; onAccepted: () => void }) {
  const t = useRequestsText();
  const queries = useQueryClient();
  const form = useSubmitForm<{ event: (typeof choices)[number]; text: string }>({
    values: { event: 'answer', text: '' },
    check: ({ text }) => ({ text: text.trim() ? '' : t('answerMissing') }),
    send: async (body) => {
      await bankRequests.move({ params: { id }, body });
      toast({ title: t('answered'), tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ['bank-requests'] });
      // There it says what comes next.
      if (body.event === 'accept') onAccepted();
    },
  });
  return (
    <form {...form.props} className={s.answer}>
      <RadioButtons
        label={t('decide')}
        options={choices.map((value) => ({ value, label: t(`choice_${value}`) }))}
        columns={3}
        {...form.bind('event')}
      />
      <Field label={t('answerText')} hint={t('answerHint')} error={form.error('text')} required>
        <TextArea rows={4} maxLength={2000} {...form.register('text')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
          {t('sendAnswer')}
        </Button>
      </div>
    </form>
  );
}
