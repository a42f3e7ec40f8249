import { callLimits } from '@app/domain/calls/call.content';
import { wallTime } from '@app/domain/sarajevo-time';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { DateInput } from '@app/ui/date-input';
import { Globe } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { Switch } from '@app/ui/switch';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { DateField } from '../../../lib/form/date-field.tsx';
import { useFormsText } from '../../../lib/form/text.ts';
import { dayOf, daysLater, instantOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useEditor, useField, useWritable } from '../editor-context.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { LocalizedField } from '../parts/words.tsx';
import { useEditorText, useFieldText } from '../text.ts';
import { earliest, weekdayOf } from './date-rules.ts';
import d from './dates.module.css';
import s from './sections.module.css';

export function Dates() {
  const { content } = useEditor();
  const t = useFieldText();
  const now = useNow();
  const at = new Date(content.opensAt ?? now);
  const wall = wallTime(at);
  const offset = Math.round(
    (Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) -
      Math.floor(at.getTime() / 60_000) * 60_000) /
      3_600_000,
  );
  return (
    <>
      <p className={cx('small', d.zone)}>
        <Globe />
        {t('zone', { offset: `+${offset}` })}
      </p>
      <div className="mt4">
        <Moment field="opensAt" time="09:00" />
        <Moment field="closesAt" time="23:59" />
        <DecisionsBy />
      </div>
      <Rolling />
      <Timeline />
    </>
  );
}

/** Whether decisions wait for the end. */
function Rolling() {
  const t = useFieldText();
  const [rolling, setRolling] = useField('rollingDecisions');
  const writable = useWritable()('rollingDecisions');
  return (
    <div data-field="rollingDecisions" id="rollingDecisions" className="mt5">
      <Switch checked={rolling} onChecked={setRolling} disabled={!writable}>
        {t('f_rollingDecisions')}
      </Switch>
      <p className="hint">{t('rollingHint')}</p>
    </div>
  );
}

interface RowProps {
  readonly field: 'opensAt' | 'closesAt' | 'decisionsBy';
  readonly day: string;
  readonly note: string;
  readonly children?: React.ReactNode;
  onDay(day: string): void;
}

function Row({ field, day, note, children, onDay }: RowProps) {
  const { flaws, content } = useEditor();
  const t = useFieldText();
  const e = useEditorText();
  const forms = useFormsText();
  const writable = useWritable();
  const now = useNow();
  const { longDate } = useFormat();
  const [unreadable, setUnreadable] = useState(false);
  const flaw = flaws.find(({ path }) => path === field);
  const date = longDate(earliest(field, content, now));
  const says = unreadable
    ? forms('dateWrong')
    : flaw?.code === 'order'
      ? t(field === 'decisionsBy' ? 'orderDecisions' : 'orderCloses', { date })
      : flaw?.code === 'past'
        ? t('pastCloses', { date })
        : flaw?.code === 'missing'
          ? e('say_missing')
          : flaw?.code === 'fixed'
            ? e('say_fixed')
            : null;
  const wrong = unreadable || flaw?.code === 'order' || flaw?.code === 'past';
  return (
    <fieldset className={cx(d.date, wrong && d.wrong)} data-field={field}>
      <legend className="visually-hidden">{t(`f_${field}`)}</legend>
      <span className={d.arch} aria-hidden="true" />
      <span className={cx('bold small', d.name)} aria-hidden="true">
        {t(`f_${field}`)}
      </span>
      <DateInput
        id={field}
        value={day}
        onValue={onDay}
        disabled={!writable(field)}
        aria-label={t('dayOf', { field: t(`f_${field}`) })}
        aria-invalid={wrong || undefined}
        aria-describedby={`${field}-says`}
        placeholder={forms('dateShape')}
        pickLabel={forms('datePick', { field: t(`f_${field}`) })}
        onUnreadable={setUnreadable}
      />
      {children ?? <span />}
      <span className={cx('smaller faint', d.note)}>{note}</span>
      <div id={`${field}-says`} className={d.says}>
        {says ? <Message tone={wrong ? 'bad' : 'warn'}>{says}</Message> : null}
      </div>
    </fieldset>
  );
}

/** The browser's own field would show an hour as its language does: 11:59 PM. */
const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day and an hour, as the clocks of Sarajevo show them. */
function Moment({ field, time }: { field: 'opensAt' | 'closesAt'; time: string }) {
  const { content } = useEditor();
  const t = useFieldText();
  const { time: timeOf } = useFormat();
  const writable = useWritable();
  const [at, setAt] = useField(field);
  const [draft, setDraft] = useState<string | null>(null);
  const day = at === null ? '' : dayOf(Date.parse(at));
  const hour = at === null ? time : timeOf(at);
  const put = (nextDay: string, nextHour: string) =>
    setAt(nextDay === '' ? null : instantOf(nextDay, `${nextHour}:00`));
  const lasts =
    field === 'closesAt' && content.opensAt && at && at > content.opensAt
      ? Math.round((Date.parse(at) - Date.parse(content.opensAt)) / 86_400_000)
      : 0;
  const weekday = day === '' ? '' : t(`weekday_${weekdayOf(day)}`);
  return (
    <Row
      field={field}
      day={day}
      note={lasts > 0 ? `${weekday}, ${t('lasts', { count: lasts })}` : weekday}
      onDay={(next) => put(next, hour)}
    >
      <TextInput
        className="tabular"
        inputMode="numeric"
        maxLength={5}
        aria-label={t('timeOf', { field: t(`f_${field}`) })}
        value={draft ?? hour}
        disabled={!writable(field) || at === null}
        onChange={({ target }) => {
          setDraft(target.value);
          if (isTime.test(target.value)) put(day, target.value);
        }}
        onBlur={() => setDraft(null)}
      />
    </Row>
  );
}

function DecisionsBy() {
  const t = useFieldText();
  const [day, setDay] = useField('decisionsBy');
  return (
    <Row
      field="decisionsBy"
      day={day ?? ''}
      note={day ? t(`weekday_${weekdayOf(day)}`) : ''}
      onDay={(next) => setDay(next === '' ? null : next)}
    />
  );
}

function Timeline() {
  const { content } = useEditor();
  const t = useFieldText();
  const writable = useWritable()('timeline');
  const now = useNow();
  const { longDate } = useFormat();
  const field = useField('timeline');
  const rows = useRows('timeline', field);
  const [events] = field;
  const start = content.closesAt ? dayOf(Date.parse(content.closesAt)) : dayOf(now);
  return (
    <div className={s.list} data-field="timeline">
      <h3 className="title-4">{t('f_timeline')}</h3>
      <p className="small muted">{t('timelineHint')}</p>
      <div>
        {events.map((event, n) => {
          const path = `timeline.${n}`;
          const what = event.text.bhs || event.text.en || t('event');
          const { onChange, ...tools } = rows.at(n, event, what);
          return (
            <Fold
              // biome-ignore lint/suspicious/noArrayIndexKey: dates have no name of their own
              key={n}
              path="timeline"
              at={n}
              total={events.length}
              title={what}
              note={
                event.kind === 'decisions'
                  ? `${longDate(event.on)}, ${t('decisionsDay')}`
                  : longDate(event.on)
              }
              fresh={rows.opened === n}
              {...tools}
            >
              <DateField
                id={`${path}.on`}
                label={t('dayOf', { field: t('event') })}
                value={event.on}
                onValue={(on) => on !== '' && onChange({ ...event, on })}
              />
              <LocalizedField
                path={`${path}.text`}
                label={t('event')}
                value={event.text}
                onValue={(text) => onChange({ ...event, text })}
                disabled={!writable}
              />
              <Checkbox
                label={t('isDecisions')}
                checked={event.kind === 'decisions'}
                disabled={!writable}
                onChange={({ target }) => {
                  const { kind: _, ...rest } = event;
                  onChange(target.checked ? { ...rest, kind: 'decisions' } : rest);
                }}
              />
            </Fold>
          );
        })}
      </div>
      <Add
        path="timeline"
        count={events.length}
        max={callLimits.timeline}
        onAdd={() => rows.add({ on: daysLater(start, 7), text: { bhs: '', en: '' } })}
      >
        {t('addEvent')}
      </Add>
    </div>
  );
}
