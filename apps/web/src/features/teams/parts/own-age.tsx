import type { AgeCorrection } from '@app/contracts/teams/ages.schemas';
import type { OwnAge as Own } from '@app/contracts/teams/guardians.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { CorrectionNote } from '../ages/correction-note.tsx';
import { teams } from '../client.ts';
import { useGuardiansText } from '../text.ts';
import s from './own-age.module.css';
import type { TeamActions } from './use-team.ts';

interface OwnAgeProps {
  readonly applicationId: string;
  readonly own: Own;
  readonly actions: TeamActions;
}

/** What the rules about ages ask of the reader; nothing where nothing is to be done. */
export function OwnAge(props: OwnAgeProps) {
  const t = useGuardiansText();
  const [again, setAgain] = useState(false);
  const { lack, consent } = props.own;
  const { correction } = props.own;
  const unsaid = lack === 'AGE_UNSAID' || lack === 'YEAR_UNSAID';
  if (unsaid || again) {
    return <AgeForm {...props} onDone={unsaid ? undefined : () => setAgain(false)} />;
  }
  const shown = correction ? (
    <>
      <Standing {...props} />
      <Waiting {...props} correction={correction} />
    </>
  ) : (
    <Standing {...props} />
  );
  const refused = consent?.status === 'refused' || consent?.status === 'withdrawn';
  if (refused || correction || !(props.own.isMinor || lack)) return shown;
  return (
    <>
      {shown}
      <Button className="mt2" size="m" variant="ghost" onClick={() => setAgain(true)}>
        {t('yearWrongSaid')}
      </Button>
    </>
  );
}

/** What the reader asked to have put right. */
function Waiting({ correction, actions }: OwnAgeProps & { readonly correction: AgeCorrection }) {
  const t = useGuardiansText();
  return (
    <CorrectionNote
      correction={correction}
      onDrop={() => void actions.act(() => teams.dropAgeCorrection(), t('correctDropped'))}
    />
  );
}

function Standing(props: OwnAgeProps) {
  const t = useGuardiansText();
  const { lack, isMinor, consent } = props.own;
  if (lack === 'TOO_YOUNG' || lack === 'TOO_OLD') {
    return (
      <Note tone="warn" className="mt6">
        {t(lack)}
      </Note>
    );
  }
  if (!isMinor) return null;
  if (consent?.status === 'agreed') {
    return (
      <Note tone="ok" className="mt6">
        {t('agreedText')}
      </Note>
    );
  }
  return <Guardian {...props} />;
}

interface AgeFormProps extends OwnAgeProps {
  /** Closes what corrects an answer; without it the first answer is asked. */
  readonly onDone: (() => void) | undefined;
}

function AgeForm({ applicationId, own: { needsYear }, actions, onDone }: AgeFormProps) {
  const t = useGuardiansText();
  /** It protects less than what is known: somebody else confirms it. */
  const [isFixed, setFixed] = useState(false);
  const form = useSubmitForm<{ age: 'adult' | 'minor' | null; year: string }>({
    values: { age: null, year: '' },
    check: ({ age, year }) => ({
      age: age === null ? t('chooseAge') : '',
      year: asksYear(age) && !/^\d{4}$/.test(year.trim()) ? t('yearWrong') : '',
    }),
    fieldOf: () => 'year',
    refused: (error) => {
      if (isApiError(error, 'AGE_FIXED')) setFixed(true);
      return undefined;
    },
    onChange: () => setFixed(false),
    send: async (said) => {
      actions.put(await teams.sayAge({ params: { id: applicationId }, body: bodyOf(said) }));
      onDone?.();
    },
  });
  const bodyOf = ({ age, year }: { age: 'adult' | 'minor' | null; year: string }) => ({
    birthYear: asksYear(age) ? Number(year) : null,
    adult: age === 'adult',
  });
  const correct = async () => {
    const body = bodyOf(form.values());
    if (await actions.act(() => teams.correctAge({ body }), t('correctAsked'))) onDone?.();
  };
  const asksYear = (age: 'adult' | 'minor' | null) => needsYear || age === 'minor';
  return (
    <section className={s.card} aria-labelledby="own-age">
      <h2 className="title-4" id="own-age">
        {t('ageTitle')}
      </h2>
      <p className="small mt2">{t(onDone ? 'yearAgain' : needsYear ? 'yearText' : 'ageText')}</p>
      <p className="small mt2">{t('ageKept')}</p>
      <form {...form.props} className="column g4 mt4">
        <Field as="group" label={t('ageTitle')} hideLabel error={form.error('age')}>
          <RadioButtons
            label={t('ageTitle')}
            options={[
              { value: 'adult', label: t('adult') },
              { value: 'minor', label: t('minor') },
            ]}
            invalid={form.error('age') !== undefined}
            {...form.bind('age')}
          />
        </Field>
        {asksYear(form.watch('age')) ? (
          <Field label={t('year')} error={form.error('year')} className={s.year}>
            <TextInput
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              {...form.register('year')}
            />
          </Field>
        ) : null}
        <FormFailure>{form.failure}</FormFailure>
        {isFixed ? <p className="small">{t('correctLead')}</p> : null}
        <div className="row row-wrap g2">
          {isFixed ? (
            <Button onClick={() => void correct()}>{t('correct')}</Button>
          ) : (
            <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          )}
          {onDone ? (
            <Button variant="ghost" onClick={onDone}>
              {t('cancel')}
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}

function Guardian({ applicationId, own: { consent }, actions }: OwnAgeProps) {
  const t = useGuardiansText();
  const format = useFormat();
  const asked = consent !== null;
  if (asked && !consent.canSend) {
    return (
      <Note tone="warn" className="mt6">
        {t(consent.status === 'withdrawn' ? 'withdrawnText' : 'refusedText')}
      </Note>
    );
  }
  const words = asked && {
    email: consent.email,
    sent: format.date(consent.sentAt),
    until: format.date(consent.expiresAt),
  };
  return (
    <section className={s.card} aria-labelledby="own-guardian">
      <h2 className="title-4" id="own-guardian">
        {t(consent?.status === 'pending' ? 'waitingTitle' : 'guardianTitle')}
      </h2>
      <p className="small mt2 break" role="status">
        {words
          ? t(consent?.status === 'pending' ? 'waitingText' : 'expiredText', words)
          : t('guardianText')}
      </p>
      <AskGuardian
        key={consent?.sentAt}
        applicationId={applicationId}
        email={consent?.email ?? ''}
        actions={actions}
      />
    </section>
  );
}

interface AskGuardianProps extends Omit<OwnAgeProps, 'own'> {
  /** Asked before; empty: nobody yet. */
  readonly email: string;
}

function AskGuardian({ applicationId, email, actions }: AskGuardianProps) {
  const t = useGuardiansText();
  const form = useSubmitForm({
    values: { email },
    schema: () => import('@app/contracts/teams/guardians.schemas').then((it) => it.AskGuardian),
    send: async (body) => {
      actions.put(await teams.askGuardian({ params: { id: applicationId }, body }));
      toast({ title: t('askSent'), tone: 'ok' });
    },
  });
  return (
    <form {...form.props} className="column g4 mt4">
      <Field label={t('guardianEmail')} hint={t('guardianHint')} error={form.error('email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" busy={form.busy} busyLabel={t('asking')}>
          {t(email ? 'sendAgain' : 'askGuardian')}
        </Button>
      </div>
    </form>
  );
}
