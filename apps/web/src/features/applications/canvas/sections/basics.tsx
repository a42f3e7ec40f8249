import { cx } from '@app/ui/cx';
import { DateField } from '../../../../lib/form/date-field.tsx';
import { municipalities } from '../../../../lib/municipalities.ts';
import { useFieldsText } from '../../text.ts';
import { useContentField, useProblem } from '../canvas-context.tsx';
import { grantTypeKeys } from '../choices.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Coordinates } from './basics-coordinates.tsx';
import { Picture } from './basics-picture.tsx';
import { ExtraAnswers } from './extra-answers.tsx';
import sections from './sections.module.css';

export function Basics() {
  return (
    <div className={cx('form', sections.form)}>
      <TextField name="projectTitle" hint="projectTitleHint" autoComplete="off" />
      <TextField name="projectDescription" hint="projectDescriptionHint" rows={3} />
      <TextField name="applicantName" hint="applicantNameHint" autoComplete="name" />
      <div className="two">
        <TextField name="municipality" list="municipalities" autoComplete="off" />
        <GrantType />
      </div>
      <datalist id="municipalities">
        {municipalities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="two">
        <ProjectDay name="projectStartDate" />
        <ProjectDay name="projectEndDate" />
      </div>
      <TextField name="projectLocation" hint="projectLocationHint" autoComplete="off" />
      <Coordinates />
      <Picture />
      <ExtraAnswers />
    </div>
  );
}

function GrantType() {
  const [value, change] = useContentField('grantType');
  return (
    <FieldFrame field="grantType">
      <ChoiceField
        path="grantType"
        label="grantType"
        names={grantTypeKeys}
        value={value}
        onValue={change}
      />
    </FieldFrame>
  );
}

function ProjectDay({ name }: { name: 'projectStartDate' | 'projectEndDate' }) {
  const t = useFieldsText();
  const problem = useProblem();
  const [value, change] = useContentField(name);
  return (
    <FieldFrame field={name}>
      <DateField
        id={name}
        label={t(name)}
        error={problem(name)}
        required
        max="2099-12-31"
        value={value}
        onValue={change}
      />
    </FieldFrame>
  );
}
