import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ChevronDown } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { DateField } from '../../../../lib/form/date-field.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText, useMissingText } from '../../text.ts';
import { useCanvas, useProblem } from '../canvas-context.tsx';
import { summaryOf } from '../missing.ts';
import { RowTools } from '../parts/list-tools.tsx';
import { ItemText } from '../parts/text-field.tsx';
import { useOpened } from '../parts/use-opened.ts';
import type { Activity, PartProps } from './activity.ts';
import { ActivityPeople } from './activity-people.tsx';
import { ActivityTasks } from './activity-tasks.tsx';
import sections from './sections.module.css';

interface ActivityProps {
  readonly activity: Activity;
  readonly at: number;
  readonly total: number;
  readonly fresh: boolean;
  onChange(next: Activity): void;
  onMove(to: number): void;
  onRemove(): void;
}

export function ActivityCard(props: ActivityProps) {
  const { activity, at, total, onMove, onRemove } = props;
  const path = `projectActivities.${at}`;
  const t = useFieldsText();
  const [open, setOpen] = useOpened(path, props.fresh);
  return (
    <details
      className={sections.card}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={path}>
        <Heading activity={activity} at={at} />
        <ChevronDown />
      </summary>
      {open ? (
        <div className={cx('form', sections.cardBody)}>
          <ActivityFields {...props} path={path} />
          <div className="row between">
            <span />
            <RowTools
              what={activity.name || t('activity', { n: at + 1 })}
              at={at}
              total={total}
              onMove={onMove}
              onRemove={onRemove}
            />
          </div>
        </div>
      ) : null}
    </details>
  );
}

function Heading({ activity, at }: { activity: Activity; at: number }) {
  const t = useFieldsText();
  const m = useMissingText();
  const { date } = useFormat();
  const { missing, shows } = useCanvas();
  const path = `projectActivities.${at}`;
  const lacking = missing.filter(({ field }) => field.startsWith(`${path}.`));
  const said = summaryOf(lacking, 0);
  const { startDate, endDate } = activity;
  const told = said && (activity.name !== '' || lacking.some(({ field }) => shows(field)));
  return (
    <>
      <span className="st num" data-s={said ? 'open' : 'done'} aria-hidden="true">
        {at + 1}
      </span>
      <span className="grow">
        <span className="b cut block">{activity.name || t('activity', { n: at + 1 })}</span>
        {startDate || endDate ? (
          <span className="xs mut num block">
            {startDate ? date(startDate) : '…'} – {endDate ? date(endDate) : '…'}
          </span>
        ) : null}
        {told ? <span className="xs warn-text block">{m(said.key, said.values)}</span> : null}
      </span>
    </>
  );
}

function ActivityFields({ activity, path, onChange }: ActivityProps & { path: string }) {
  const t = useFieldsText();
  const put = (part: Partial<Activity>) => onChange({ ...activity, ...part });
  return (
    <>
      <ItemText
        path={`${path}.name`}
        label={t('name')}
        required
        value={activity.name}
        onValue={(name) => put({ name })}
        input={{ autoComplete: 'off' }}
      />
      <ItemText
        path={`${path}.description`}
        label={t('description')}
        hint={t('activityDescriptionHint')}
        rows={3}
        required
        value={activity.description}
        onValue={(description) => put({ description })}
      />
      <div className="two">
        <ActivityDay path={path} name="startDate" activity={activity} put={put} />
        <ActivityDay path={path} name="endDate" activity={activity} put={put} />
      </div>
      <Responsible path={path} value={activity.responsible} put={put} />
      <ActivityTasks path={path} activity={activity} put={put} />
      <ActivityPeople path={path} activity={activity} put={put} />
    </>
  );
}

function ActivityDay({ path, name, activity, put }: PartProps & { name: 'startDate' | 'endDate' }) {
  const t = useFieldsText();
  const problem = useProblem();
  const { content } = useCanvas();
  const id = `${path}.${name}`;
  return (
    <DateField
      id={id}
      label={t(name)}
      error={problem(id)}
      required
      min={content.projectStartDate || undefined}
      max={content.projectEndDate || '2099-12-31'}
      value={activity[name]}
      onValue={(day) => put({ [name]: day })}
    />
  );
}

function Responsible({ path, value, put }: Omit<PartProps, 'activity'> & { value: string }) {
  const t = useFieldsText();
  const { members } = useCanvas().draft;
  const former = value !== '' && !members.some(({ id }) => id === value);
  return (
    <Field id={`${path}.responsible`} label={t('responsible')}>
      <Select value={value} onChange={(event) => put({ responsible: event.target.value })}>
        <option value="">{t('nobody')}</option>
        {former ? <option value={value}>{t('formerMember')}</option> : null}
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
