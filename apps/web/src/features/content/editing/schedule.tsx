import { Button } from '@app/ui/button';
import { CalendarClock } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { type Moment, MomentFields, momentIn, useAhead } from '../../../lib/form/moment-fields.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLiveEditText } from '../text.ts';
import { countOf } from './changes.ts';
import { useEditor } from './editor-context.tsx';

/** When the draft is to be published, and how that is changed or cancelled. */
export function ScheduledNote({
  busy,
  onChange,
  onCancel,
}: {
  busy: boolean;
  onChange: (() => void) | null;
  onCancel: () => void;
}) {
  const { scheduled } = useEditor().editing;
  const t = useLiveEditText();
  const { dateTime } = useFormat();
  if (!scheduled) return null;
  return (
    <Note tone={scheduled.asDraft ? 'info' : 'warn'} icon={<CalendarClock />}>
      <p className="bold">{t('scheduledFor', { when: dateTime(scheduled.at) })}</p>
      <p className="small">
        {t(scheduled.asDraft ? 'scheduledAsDraft' : 'scheduledOlder')}{' '}
        {scheduled.by ? t('scheduledBy', { name: scheduled.by }) : null}
      </p>
      <div className="row row-wrap g2 mt2">
        {onChange ? (
          <Button size="m" disabled={busy} onClick={onChange}>
            {t(scheduled.asDraft ? 'scheduleMove' : 'scheduleAgain')}
          </Button>
        ) : null}
        <Button size="m" variant="ghost" disabled={busy} onClick={onCancel}>
          {t('unschedule')}
        </Button>
      </div>
    </Note>
  );
}

/** Asks for the moment; `onSchedule` says whether it was taken. */
export function ScheduleDialog({
  onSchedule,
  onClose,
}: {
  onSchedule: (appearsAt: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { scheduled, changes } = useEditor().editing;
  const t = useLiveEditText();
  const { time } = useFormat();
  const ahead = useAhead();
  const form = useSubmitForm<Moment>({
    values: scheduled
      ? { day: dayOf(Date.parse(scheduled.at)), time: time(scheduled.at) }
      : { day: '', time: '09:00' },
    check: (moment) => ({ day: ahead(moment) }),
    send: (moment) => onSchedule(momentIn(moment)),
    fieldOf: (path) => (path === 'appearsAt' ? 'day' : path),
    failed: t('failed'),
  });
  return (
    <FormDialog
      title={t('scheduleAsk', { count: countOf(changes) })}
      description={t('scheduleLead')}
      form={form}
      onClose={onClose}
      submitLabel={t('schedule')}
    >
      <MomentFields
        day={{ ...form.bind('day'), error: form.error('day') }}
        time={form.register('time')}
      />
    </FormDialog>
  );
}
