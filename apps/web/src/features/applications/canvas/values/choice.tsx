import type { ChoiceValue, MemberValue } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** One of several; a value of an older application stays among them. */
export function ChoiceField(props: ValueProps<string, ChoiceValue>) {
  const { path, value, current, onChange } = props;
  const say = useSay();
  const { allowsCampaign } = useCanvas().draft.call;
  const older = current !== '' && !value.of.includes(current);
  const offered = value.of.filter(
    (one) => allowsCampaign || one === current || one !== value.campaign,
  );
  return (
    <Field {...useFieldProps(props)}>
      <Select value={current} onChange={(event) => onChange(event.target.value)}>
        {current === '' ? <option value="" /> : null}
        {older ? <option value={current}>{current}</option> : null}
        {offered.map((one) => (
          <option key={one} value={one}>
            {say(`${nameOf(path)}=${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Somebody of the team. */
export function TeamMemberField(props: ValueProps<string, MemberValue>) {
  const { current, onChange } = props;
  const t = useFieldsText();
  const { members } = useCanvas().draft;
  const former = current !== '' && !members.some(({ id }) => id === current);
  return (
    <Field {...useFieldProps(props)}>
      <Select value={current} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('nobody')}</option>
        {former ? <option value={current}>{t('formerMember')}</option> : null}
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
