import { listLimits } from '@app/domain/applications/application.fields';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Plus, X } from '@app/ui/icons';
import { useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { focusSoon } from '../parts/focus.ts';
import { replaced, useRowKeys, without } from '../parts/list-tools.tsx';
import { ItemText } from '../parts/text-field.tsx';
import type { PartProps } from './activity.ts';
import s from './activity-tasks.module.css';

export function ActivityTasks({ path, activity, put }: PartProps) {
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
