import { useFormat } from '../../../../lib/use-format.ts';
import { type FieldsKey, useFieldsText, useSdgText } from '../../text.ts';
import { donorKeys, grantTypeKeys, typeKeys } from '../choices.ts';
import type { Content, Field } from '../content.ts';
import { usePointInWords } from './point-in-words.ts';

export function useInWords() {
  const { km, number, date } = useFormat();
  const t = useFieldsText();
  const sdg = useSdgText();
  const inWords = usePointInWords();
  const known = (keys: Readonly<Record<string, FieldsKey>>, value: string) => {
    const key = keys[value];
    return key ? t(key) : value;
  };
  const period = (from: string, to: string) =>
    from === '' && to === '' ? '' : `${date(from)} – ${date(to)}`;

  const activity = (one: Content['projectActivities'][number], n: number) =>
    lines(
      `${n + 1}. ${one.name}`,
      period(one.startDate, one.endDate),
      one.description,
      ...one.teamAssignments.map((task) => join(': ', task.teamMemberName, task.description)),
      one.volunteersPlanned &&
        join(
          ', ',
          `${t('expectedVolunteers')}: ${number(one.expectedVolunteers)}`,
          one.volunteerDescription,
        ),
      one.usersPlanned &&
        join(', ', `${t('expectedUsers')}: ${number(one.expectedUsers)}`, one.userDescription),
    );
  const budget = (one: Content['budgetBreakdown'][number]) =>
    lines(
      `${one.name}: ${number(one.quantity)} × ${km(one.amount)}`,
      join(', ', one.category, one.description),
    );
  const gift = (one: Content['goodsAndServices'][number]) =>
    lines(
      `${join(' – ', one.donorName, one.description)}: ${number(one.quantity)} × ${km(one.value)}`,
      join(
        ', ',
        known(donorKeys, one.donorType),
        known(typeKeys, one.contributionType),
        one.budgetCategory,
      ),
    );

  const special: { readonly [F in Field]?: (value: Content[F]) => string } = {
    projectStartDate: (day) => (day === '' ? '' : date(day)),
    projectEndDate: (day) => (day === '' ? '' : date(day)),
    grantType: (value) => known(grantTypeKeys, value),
    projectCoordinates: (point) => (point ? inWords(point) : ''),
    solutionSteps: (steps) => steps.map((step, n) => `${n + 1}. ${step}`).join('\n'),
    projectActivities: (all) => all.map(activity).join('\n\n'),
    budgetBreakdown: (all) => all.map(budget).join('\n'),
    goodsAndServices: (all) => all.map(gift).join('\n'),
    selectedSdgs: (goals) =>
      goals.map((n) => `${n}. ${sdg(String(n) as Parameters<typeof sdg>[0])}`).join('\n'),
    selectedSdgSubcategories: (targets) => targets.join(', '),
    extraAnswers: (answers) => answers.map(({ answer }) => answer).join('\n\n'),
  };
  return <F extends Field>(field: F, value: Content[F]): string => {
    const say = special[field] as ((value: Content[F]) => string) | undefined;
    return say ? say(value) : String(value ?? '');
  };
}

const lines = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join('\n');

const join = (between: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(between);
