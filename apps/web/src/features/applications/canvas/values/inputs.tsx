import type {
  DayValue,
  FlagValue,
  ListValue,
  ValueKind,
} from '@app/domain/applications/form/values';
import { Switch } from '@app/ui/switch';
import { DateField } from '../../../../lib/form/date-field.tsx';
import { AnswersField } from './answers.tsx';
import { ChoiceField, TeamMemberField } from './choice.tsx';
import { EligibilityField } from './eligibility.tsx';
import { FilesField } from './files.tsx';
import { GoalsField, TargetsField } from './goals.tsx';
import { ListField } from './list.tsx';
import { MoneyField, NumberField } from './number.tsx';
import { CanvasPictureField, PicturesField } from './picture.tsx';
import { PointField } from './point.tsx';
import { SeriesField } from './series.tsx';
import { TextValueField } from './text.tsx';
import { useDayLimits, useFieldProps, type ValueInput, type ValueProps } from './value-props.ts';

function DayField(props: ValueProps<string, DayValue>) {
  const limits = useDayLimits(props.value.within);
  const { hideLabel, ...field } = useFieldProps(props);
  return <DateField {...field} {...limits} value={props.current} onValue={props.onChange} />;
}

function FlagField(props: ValueProps<boolean, FlagValue>) {
  const { label } = useFieldProps(props);
  return (
    <Switch checked={props.current} onChecked={props.onChange}>
      {label}
    </Switch>
  );
}

const Lists: ValueInput = (props) => {
  const List = (props.value as ListValue).item.kind === 'picture' ? PicturesField : ListField;
  return <List {...props} />;
};

const Nothing = () => null;

/** One component for each kind of value: a form of any kind is written with these. */
export const inputs: Readonly<Record<ValueKind, ValueInput>> = {
  text: TextValueField,
  choice: ChoiceField,
  day: DayField,
  money: MoneyField,
  number: NumberField,
  flag: FlagField,
  id: Nothing,
  member: TeamMemberField,
  picture: CanvasPictureField,
  point: PointField,
  files: FilesField,
  series: SeriesField,
  goals: GoalsField,
  targets: TargetsField,
  answers: AnswersField,
  eligibility: EligibilityField,
  group: Nothing,
  list: Lists,
};
