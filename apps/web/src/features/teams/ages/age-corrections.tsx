import type { RequestedCorrection } from '@app/contracts/teams/ages.schemas';
import type { AgeCorrectionEvent } from '@app/domain/people/age';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { TextArea } from '@app/ui/text-area';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Listing } from '../../../kit/listing/listing.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useLiveRefetch } from '../../../lib/live/live-refetch.ts';
import { teams } from '../client.ts';
import { useGuardiansText } from '../text.ts';
import s from './ages.module.css';
import { ageCorrectionsKey, ageCorrectionsQuery } from './queries.ts';

/** Ages that members ask to have put right, for moderators. */
export default function AgeCorrections() {
  const t = useGuardiansText();
  const query = useInfiniteQuery({
    ...ageCorrectionsQuery,
    ...useLiveRefetch(ageCorrectionsKey, ['user']),
  });
  return (
    <div className={s.list} id="godine">
      <h1 className="title-2">{t('staffTitle')}</h1>
      <p className="muted mt2">{t('staffText')}</p>
      <Listing
        asked={query}
        failed={{ level: 2 }}
        none={
          <EmptyState
            level={2}
            picture={<QuietRiver />}
            title={t('staffNone')}
            text={t('staffNoneText')}
          />
        }
        more={{ className: 'mt6', children: t('more') }}
      >
        {(all) => (
          <ul className="mt6">
            {all.map((one) => (
              <CorrectionRow key={one.userId} of={one} />
            ))}
          </ul>
        )}
      </Listing>
    </div>
  );
}

function CorrectionRow({ of }: { of: RequestedCorrection }) {
  const t = useGuardiansText();
  const [event, setEvent] = useState<AgeCorrectionEvent | null>(null);
  const { name, email, known, birthYear, adult, guardian, askedAt } = of;
  const said = (age: { birthYear: number | null; adult: boolean }) =>
    [
      ...(age.birthYear === null ? [] : [t('ageYear', { year: age.birthYear })]),
      ...(age.adult ? [t('ageAdult')] : []),
    ].join(' ');
  return (
    <li className={s.row}>
      <p className="small muted">
        <TimeAgo at={askedAt} />
      </p>
      <h2 className="title-4 break">{name}</h2>
      <a className="link break" href={`mailto:${email}`}>
        {email}
      </a>
      <dl className="small mt2">
        <dt className="muted">{t('staffKnown')}</dt>
        <dd>{said(known)}</dd>
        <dt className="muted">{t('staffAsked')}</dt>
        <dd>{said({ birthYear, adult })}</dd>
        <dt className="muted">{t('staffGuardian')}</dt>
        <dd>{t(`guardian_${guardian}`)}</dd>
      </dl>
      <div className="row row-wrap g2 mt4">
        <Button size="m" onClick={() => setEvent('confirm')}>
          {t('confirm')}
        </Button>
        <Button size="m" variant="ghost" onClick={() => setEvent('refuse')}>
          {t('staffRefuse')}
        </Button>
      </div>
      {event ? <DecideDialog of={of} event={event} onClose={() => setEvent(null)} /> : null}
    </li>
  );
}

interface DecideDialogProps {
  readonly of: RequestedCorrection;
  readonly event: AgeCorrectionEvent;
  readonly onClose: () => void;
}

function DecideDialog({ of: { userId, name }, event, onClose }: DecideDialogProps) {
  const t = useGuardiansText();
  const queries = useQueryClient();
  const confirms = event === 'confirm';
  const form = useSubmitForm({
    values: { event, note: '' },
    schema: () => import('@app/contracts/teams/ages.schemas').then((it) => it.AgeCorrectionMove),
    send: async (body) => {
      await teams.moveAgeCorrection({ params: { userId }, body });
      onClose();
      await queries.invalidateQueries({ queryKey: ageCorrectionsKey });
    },
  });
  return (
    <FormDialog
      title={t(confirms ? 'staffConfirmTitle' : 'staffRefuseTitle', { name })}
      form={form}
      onClose={onClose}
      submitLabel={t(confirms ? 'confirm' : 'staffRefuse')}
    >
      <Field
        label={t(confirms ? 'staffNote' : 'staffNoteRefused')}
        hint={t('staffNoteHint')}
        error={form.error('note')}
        required
      >
        <TextArea data-autofocus="" rows={3} maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
