import { orangeForm } from '@app/domain/applications/form/orange.form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { labelOf } from '../form-paths.ts';
import { useFormText } from '../form-texts.ts';
import { type Missed, useSummary } from './missing-message.ts';

const ofTeam = (code: Missed['code'], id = 'm1'): Missed => ({
  section: 'team',
  field: `team.${id}`,
  code,
  name: 'Hana Zukić',
});

function Said({ missing }: { missing: readonly Missed[] }) {
  const summary = useSummary(orangeForm);
  const say = useFormText('orange');
  return (
    <>
      <p>{summary(missing, 0)}</p>
      {missing.map(({ field }) => (
        <b key={field}>{labelOf(say, field)}</b>
      ))}
    </>
  );
}

it.each([
  ['fale 2 odgovora o godinama', ['AGE_UNSAID', 'YEAR_UNSAID']],
  ['2 stvari treba popraviti', ['TOO_YOUNG', 'TOO_OLD']],
  ['čekaju se 2 saglasnosti', ['CONSENT_MISSING', 'CONSENT_MISSING']],
] as const)('of the team: %s', (said, codes) => {
  show(<Said missing={codes.map((code, n) => ofTeam(code, `m${n}`))} />);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getAllByText('Tim')).toHaveLength(codes.length);
});
