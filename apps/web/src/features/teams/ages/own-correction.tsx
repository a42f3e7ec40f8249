import type { KnownAge } from '@app/contracts/teams/ages.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import { useAnswering } from '../../../kit/letters/answering.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { teams } from '../client.ts';
import { usePutOwnAge } from '../queries.ts';
import { useGuardiansText } from '../text.ts';
import s from './ages.module.css';
import { CorrectionNote } from './correction-note.tsx';

/** What a year of birth does for the reader, and how it is put right. */
export default function OwnCorrection({ known }: { known: KnownAge }) {
  const t = useGuardiansText();
  const put = usePutOwnAge();
  const { answer } = useAnswering();
  const { birthYear, correction } = known;
  const drop = () =>
    void answer(async () => {
      put(await teams.dropAgeCorrection());
      toast({ title: t('correctDropped'), tone: 'ok' });
    });
  return (
    <section className={s.own} aria-labelledby="own-age">
      <h3 className="title-4" id="own-age">
        {t('ownTitle')}
      </h3>
      <p className="small muted mt2">{t('ownText', { year: birthYear ?? '' })}</p>
      {correction ? <CorrectionNote correction={correction} onDrop={drop} /> : <CorrectForm />}
    </section>
  );
}

function CorrectForm() {
  const t = useGuardiansText();
  const put = usePutOwnAge();
  const form = useSubmitForm<{ age: 'adult' | 'minor' | null; year: string }>({
    values: { age: null, year: '' },
    check: ({ age, year }) => ({
      age: age === null ? t('chooseAge') : '',
      year: /^\d{4}$/.test(year.trim()) ? '' : t('yearWrong'),
    }),
    fieldOf: () => 'year',
    send: async ({ age, year }) => {
      const body = { birthYear: Number(year), adult: age === 'adult' };
      put(await teams.correctAge({ body }));
      toast({ title: t('correctAsked'), tone: 'ok' });
    },
  });
  return (
    <form {...form.props} className="column g4 mt5">
      <p className="small">{t('ownWrong')}</p>
      <Field as="group" label={t('ageTitle')} error={form.error('age')}>
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
      <Field label={t('year')} error={form.error('year')} className={s.year}>
        <TextInput
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          {...form.register('year')}
        />
      </Field>
      <p className="small muted">{t('correctLead')}</p>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('correct')}
        </Button>
      </div>
    </form>
  );
}
