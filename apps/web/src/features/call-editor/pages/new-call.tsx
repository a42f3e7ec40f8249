import type { CallKind } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { callPolicy } from '@app/domain/calls/call.policy';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { ArrowLeft } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { Select } from '@app/ui/select';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAction } from '../../../kit/action/use-action.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useActor } from '../../../lib/session/permissions.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { callEditing } from '../client.ts';
import { banksQuery, olderCallsQuery } from '../queries.ts';
import { useEditorText } from '../text.ts';
import { useKindNames } from '../use-names.ts';
import s from './new-call.module.css';

/** Chooses the bank, the kind and what to begin with; makes the draft and leads into it. */
export default function NewCallPage() {
  const t = useEditorText();
  const { actor } = useActor();
  const banks = useQuery(banksQuery).data;
  const own = banks?.filter(({ slug }) => callPolicy.manage(actor, { bankSlug: slug }).ok);
  return (
    <div className="wrap section-end">
      <PageHead title={t('newTitle')} description={t('newLead')} />
      <p className="page-top">
        <Link className="go muted" to={pages.banksAdmin()}>
          <ArrowLeft />
          {t('back')}
        </Link>
      </p>
      {!own || !actor ? (
        <PageSpinner label={t('opening')} />
      ) : own.length === 0 ? (
        <EmptyState level={1} picture={<Lookout />} title={t('noBank')} text={t('noBankText')} />
      ) : (
        <NewCall banks={own} />
      )}
    </div>
  );
}

type Bank = { readonly slug: string; readonly name: string; readonly emblem: string };

function NewCall({ banks }: { banks: readonly Bank[] }) {
  const t = useEditorText();
  const kinds = useKindNames();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { longDate } = useFormat();
  const [query] = useSearchParams();
  const requested = query.get('banka');
  const [bank, setBank] = useState(
    banks.find(({ slug }) => slug === requested)?.slug ?? banks[0]?.slug ?? '',
  );
  const [copyOf, setCopyOf] = useState(query.get('po') ?? '');
  const [chosen, setKind] = useState<CallKind>('orange');
  // One for all tries, so that an answer that got lost makes nothing twice.
  const [id] = useState(newId);
  const { data: older = [], isPending } = useQuery(olderCallsQuery(query.get('po') ?? ''));
  const emblem = banks.find(({ slug }) => slug === bank)?.emblem;
  const kind = older.find((call) => call.id === copyOf)?.kind ?? chosen;
  const begin = useAction({
    send: () =>
      callEditing.create({ body: { id, bankSlug: bank, kind, ...(copyOf ? { copyOf } : {}) } }),
    inPlace: true,
    onSuccess: () => navigate(pages.callEditor({ id }), { replace: true }),
  });
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin.run();
      }}
    >
      <header>
        <h1 className="title-1">{t('newTitle')}</h1>
        <p className="lead mt4">{t('newLead')}</p>
      </header>
      <FormFailure>{begin.failure}</FormFailure>
      <div className={s.bank}>
        {emblem ? <BankEmblem emblem={emblem} width={56} /> : null}
        <Field label={t('whichBank')}>
          <Select value={bank} onChange={({ target }) => setBank(target.value)}>
            {banks.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('fromWhat')} hint={t(copyOf ? 'asOlderSays' : 'fromNothingSays')}>
        <Select value={copyOf} onChange={({ target }) => setCopyOf(target.value)}>
          <option value="">{t('fromNothing')}</option>
          {older.map((call) => (
            <option key={call.id} value={call.id}>
              {t('asOlder', { title: call.title[language] || call.title.bhs || t('untitled') })}
              {call.closesAt ? ` (${longDate(call.closesAt)})` : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        as="group"
        label={t('whichKind')}
        hint={t(kind === 'orange' ? 'orangeSays' : 'blueSays')}
      >
        <RadioButtons
          label={t('whichKind')}
          options={[
            { value: 'orange', label: kinds('orange') },
            { value: 'blue', label: kinds('blue') },
          ]}
          value={kind}
          onValue={setKind}
          disabled={copyOf !== ''}
        />
      </Field>
      <Button
        variant="primary"
        size="l"
        type="submit"
        busy={begin.busy || (isPending && copyOf !== '')}
      >
        {t('begin')}
      </Button>
    </form>
  );
}
