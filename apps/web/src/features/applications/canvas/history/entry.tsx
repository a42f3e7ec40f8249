import type { EditView } from '@app/contracts/applications/applications.schemas';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { FieldVersions } from '../../changes/versions.tsx';
import { useCanvas, useLabel, useSay } from '../canvas-context.tsx';
import s from './history.module.css';
import { Restore, type Wanted } from './restore.tsx';
import { useHistoryText } from './text.ts';

interface EntryProps {
  readonly edit: EditView;
  onRestored(): void;
}

/** What stood before a change and after it, field by field, and the ways back. */
export function Entry({ edit, onRestored }: EntryProps) {
  const { form, draft, writable } = useCanvas();
  const t = useHistoryText();
  const say = useSay();
  const { dateTime } = useFormat();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { canEdit } = draft.abilities;
  const sections = sectionKeysOf(form).filter((key) =>
    edit.changes.some(({ section }) => section === key),
  );
  const before = (fields?: readonly string[]) =>
    setWanted({ revision: edit.editRevision - 1, at: edit.at, fields });
  return (
    <>
      <p className="small muted">{dateTime(edit.at)}</p>
      {sections.map((section) => {
        const fields = fieldsIn(edit, section);
        const name = say(`section.${section}`);
        const open = canEdit && writable(section);
        return (
          <section key={section} className={s.changed}>
            <h3 className="title-4">{name}</h3>
            {fields.map((field) => (
              <Field
                key={field}
                field={field}
                section={name}
                edit={edit}
                onRestore={open ? () => before([field]) : undefined}
              />
            ))}
            {open && fields.length > 1 ? (
              <Button
                size="m"
                aria-label={`${t('restoreSection')}: ${name}`}
                onClick={() => before(Object.keys(form.sections[section] ?? {}))}
              >
                {t('restoreSection')}
              </Button>
            ) : null}
          </section>
        );
      })}
      {canEdit ? (
        <div className={s.whole}>
          <p className="small muted">{t('restoreAllText')}</p>
          <Button size="m" variant="soft" onClick={() => before()}>
            {t('restoreAll')}
          </Button>
        </div>
      ) : null}
      <Restore wanted={wanted} onClose={() => setWanted(null)} onRestored={onRestored} />
    </>
  );
}

const fieldOf = (path: string): string => path.split('.')[0] ?? '';

const fieldsIn = (edit: EditView, section: string): string[] => [
  ...new Set(
    edit.changes.flatMap((change) => (change.section === section ? [fieldOf(change.path)] : [])),
  ),
];

interface FieldProps {
  readonly field: string;
  /** The name under which it stands. */
  readonly section: string;
  readonly edit: EditView;
  readonly onRestore: (() => void) | undefined;
}

function Field({ field, section, edit, onRestore }: FieldProps) {
  const { draft, form } = useCanvas();
  const t = useHistoryText();
  const label = useLabel();
  return (
    <div className={s.field}>
      {edit.changes
        .filter(({ path }) => fieldOf(path) === field)
        .map(({ path, before, after }) => (
          <div key={path}>
            {label(path) === section ? null : <p className="small bold">{label(path)}</p>}
            <FieldVersions
              of={draft}
              form={form}
              path={path}
              brief
              first={{ title: t('before'), current: before }}
              second={{ title: t('after'), current: after }}
            />
          </div>
        ))}
      {onRestore ? (
        <Button size="m" aria-label={`${t('restore')}: ${label(field)}`} onClick={onRestore}>
          {t('restore')}
        </Button>
      ) : null}
    </div>
  );
}
