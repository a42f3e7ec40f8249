import { listLimits } from '@app/domain/applications/application.fields';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { IconButton } from '@app/ui/icon-button';
import { Plus, X } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { Switch } from '@app/ui/switch';
import { DateField } from '../../../../lib/form/date-field.tsx';
import { replaced, without } from '../../../../lib/list-rows.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { summaryOf } from '../../next/said.ts';
import { useMissingText } from '../../next/text.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useProblem } from '../canvas-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import { ItemCard, useRowKeys } from '../parts/list-tools.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { ItemText } from '../parts/text-field.tsx';
import type { Activity, PartProps } from './activity.ts';
import s from './activity-people.module.css';

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
  return (
    <ItemCard
      path={path}
      fresh={props.fresh}
      summary={<Heading activity={activity} at={at} />}
      what={activity.name || t('activity', { n: at + 1 })}
      at={at}
      total={total}
      onMove={onMove}
      onRemove={onRemove}
    >
      <ActivityFields {...props} path={path} />
    </ItemCard>
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

function ActivityPeople({ path, activity, put }: PartProps) {
  const t = useFieldsText();
  return (
    <div className={s.people}>
      <Switch
        checked={activity.volunteersPlanned}
        onChecked={(volunteersPlanned) => put({ volunteersPlanned })}
      >
        {t('volunteersPlanned')}
      </Switch>
      {activity.volunteersPlanned ? (
        <div className={s.group}>
          <NumberField
            path={`${path}.expectedVolunteers`}
            label={t('expectedVolunteers')}
            kind="people"
            value={activity.expectedVolunteers}
            onValue={(expectedVolunteers) => put({ expectedVolunteers })}
          />
          <ItemText
            path={`${path}.volunteerDescription`}
            label={t('volunteerDescription')}
            value={activity.volunteerDescription}
            onValue={(volunteerDescription) => put({ volunteerDescription })}
          />
        </div>
      ) : null}
      <Switch checked={activity.usersPlanned} onChecked={(usersPlanned) => put({ usersPlanned })}>
        {t('usersPlanned')}
      </Switch>
      {activity.usersPlanned ? (
        <div className={s.group}>
          <NumberField
            path={`${path}.expectedUsers`}
            label={t('expectedUsers')}
            kind="people"
            value={activity.expectedUsers}
            onValue={(expectedUsers) => put({ expectedUsers })}
          />
          <ItemText
            path={`${path}.userDescription`}
            label={t('userDescription')}
            value={activity.userDescription}
            onValue={(userDescription) => put({ userDescription })}
          />
        </div>
      ) : null}
    </div>
  );
}

function ActivityTasks({ path, activity, put }: PartProps) {
  const t = useFieldsText();
  const { members } = useCanvas().draft;
  const tasks = activity.teamAssignments;
  const rows = useRowKeys(tasks.length);
  const at = (n: number) => `${path}.teamAssignments.${n}`;

  const add = () => {
    put({ teamAssignments: [...tasks, { teamMemberName: '', description: '' }] });
    focusSoon(`${at(tasks.length)}.teamMemberName`);
  };
  const remove = (n: number) => {
    rows.remove(n);
    put({ teamAssignments: without(tasks, n) });
    focusSoon(`${path}.teamAssignments`);
  };
  const change = (n: number, part: Partial<(typeof tasks)[number]>) => {
    const task = tasks[n];
    if (task) put({ teamAssignments: replaced(tasks, n, { ...task, ...part }) });
  };

  return (
    <fieldset className="fld">
      <legend className="lab">{t('teamAssignments')}</legend>
      <datalist id={`${path}.people`}>
        {members.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <ul className={s.tasks}>
        {tasks.map((task, n) => (
          <li key={rows.keys[n]} aria-label={t('assignment', { n: n + 1 })}>
            <ItemText
              path={`${at(n)}.teamMemberName`}
              label={t('teamMemberName')}
              required
              value={task.teamMemberName}
              onValue={(teamMemberName) => change(n, { teamMemberName })}
              input={{ list: `${path}.people`, autoComplete: 'off' }}
            />
            <ItemText
              path={`${at(n)}.description`}
              label={t('assignmentDescription')}
              value={task.description}
              onValue={(description) => change(n, { description })}
              input={{ autoComplete: 'off' }}
            />
            <IconButton label={t('removeAssignment', { n: n + 1 })} onClick={() => remove(n)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <span>
        <Button
          id={`${path}.teamAssignments`}
          variant="soft"
          size="m"
          disabled={tasks.length >= listLimits.teamAssignments}
          onClick={add}
        >
          <Plus />
          {t('addAssignment')}
        </Button>
      </span>
    </fieldset>
  );
}
