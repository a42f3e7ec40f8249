import type { ChoiceValue, MemberValue } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { useFieldProps, type ValueProps } from './value-props.ts';

/** One of several; a value of an older application stays among them. */
export function ChoiceField(props: ValueProps<string, ChoiceValue>) {
  const { path, value, held, onChange } = props;
  const say = useSay();
  const { allowsCampaign } = useCanvas().draft.call;
  const older = held !== '' && !value.of.includes(held);
  const offered = value.of.filter(
    (one) => allowsCampaign || one === held || one !== value.campaign,
  );
  return (
    <Field {...useFieldProps(props)}>
      <Select value={held} onChange={(event) => onChange(event.target.value)}>
        {held === '' ? <option value="" /> : null}
        {older ? <option value={held}>{held}</option> : null}
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
export function MemberField(props: ValueProps<string, MemberValue>) {
  const { held, onChange } = props;
  const t = useFieldsText();
  const { members } = useCanvas().draft;
  const former = held !== '' && !members.some(({ id }) => id === held);
  return (
    <Field {...useFieldProps(props)}>
      <Select value={held} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('nobody')}</option>
        {former ? <option value={held}>{t('formerMember')}</option> : null}
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
