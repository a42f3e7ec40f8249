import type {
  ApplicationView,
  ContentChange,
} from '@app/contracts/applications/applications.schemas';
import { withoutSections } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { labelOf, useFormText } from '../../../entities/applications/public.ts';
import s from './changes.module.css';
import { FieldVersions } from './versions.tsx';

interface ChangesProps {
  readonly application: ApplicationView;
  readonly changes: readonly ContentChange[];
  /** What stands above how it was, and how it is. */
  readonly before: string;
  readonly after: string;
}

/** What differs between two contents of an application, each value as it was and as it is. */
export function ContentChanges({ application, changes, before, after }: ChangesProps) {
  const form = withoutSections(formOf(application.kind), application.call.omittedSections);
  const say = useFormText(application.kind);
  return (
    <ul className={s.changes}>
      {changes.map((change) => (
        <li key={change.path}>
          <p className="small bold">{labelOf(say, change.path)}</p>
          <FieldVersions
            of={application}
            form={form}
            path={change.path}
            brief
            first={{ title: before, current: change.before }}
            second={{ title: after, current: change.after }}
          />
        </li>
      ))}
    </ul>
  );
}
