import type { BankMentorship } from '@app/contracts/mentorship/mentorship.schemas';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Select } from '@app/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { mentorship } from '../client.ts';
import { settingsQuery } from '../queries.ts';
import { useMentorshipDeskText } from '../text.ts';
import s from './desk.module.css';

const week = [1, 2, 3, 4, 5, 6, 7] as const;
const clockOf = (minutes: number) => `${String(minutes / 60).padStart(2, '0')}:00`;
const wholeHours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => (from + n) * 60);

/** When the bank's mentors answer; the clocks of requests count these hours only. */
export function Hours({ bank, of }: { readonly bank: string; readonly of: BankMentorship }) {
  const t = useMentorshipDeskText();
  const queries = useQueryClient();
  const form = useSubmitForm({
    values: {
      when: of.hours ? 'some' : 'all',
      days: of.hours?.days ?? [1, 2, 3, 4, 5],
      from: String(of.hours?.from ?? 8 * 60),
      to: String(of.hours?.to ?? 16 * 60),
    },
    check: ({ when, days, from, to }) =>
      when === 'all'
        ? {}
        : {
            days: days.length === 0 ? t('needDay') : undefined,
            to: Number(to) - Number(from) < 60 ? t('tooShort') : undefined,
          },
    send: async ({ when, days, from, to }) => {
      const hours =
        when === 'all' ? null : { days: [...days].sort(), from: Number(from), to: Number(to) };
      const saved = await mentorship.setHours({ params: { bankSlug: bank }, body: { hours } });
      queries.setQueryData(settingsQuery(bank).queryKey, saved);
      toast({ title: t('hoursSaved'), tone: 'ok' });
    },
  });
  const days = form.bind('days');
  return (
    <section aria-labelledby="radno-vrijeme">
      <h2 className="title-3" id="radno-vrijeme">
        {t('working')}
      </h2>
      <p className="muted">{t('workingText')}</p>
      <form className="form mt5" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <RadioButtons
          label={t('when')}
          className={s.when}
          options={[
            { value: 'all', label: t('allDay') },
            { value: 'some', label: t('someHours') },
          ]}
          {...form.bind('when')}
        />
        {form.watch('when') === 'some' ? (
          <>
            <Field as="group" label={t('days')} error={form.error('days')}>
              <div className="row row-wrap g4">
                {week.map((day) => (
                  <Checkbox
                    key={day}
                    label={t(`day_${day}`)}
                    checked={days.value.includes(day)}
                    onChange={({ target }) =>
                      days.onValue(
                        target.checked
                          ? [...days.value, day]
                          : days.value.filter((one) => one !== day),
                      )
                    }
                  />
                ))}
              </div>
            </Field>
            <div className={s.hours}>
              <Field label={t('opens')}>
                <Select {...form.register('from')}>
                  {wholeHours(0, 23).map((one) => (
                    <option key={one} value={one}>
                      {clockOf(one)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('ends')} error={form.error('to')}>
                <Select {...form.register('to')}>
                  {wholeHours(1, 24).map((one) => (
                    <option key={one} value={one}>
                      {clockOf(one)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </>
        ) : null}
        <Button
          type="submit"
          variant="soft"
          className="at-start"
          busy={form.busy}
          busyLabel={t('savingNow')}
        >
          {t('save')}
        </Button>
      </form>
    </section>
  );
}
