import { orangeForm } from '@app/domain/applications/form/orange.form';
import { emptyQuestion } from '@app/domain/calls/call.content';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, saidAt, show } from '../../../../testing/show.tsx';
import { FakeCanvas } from '../canvas.fake.tsx';
import type { Content } from '../content.ts';

const both = (text: string) => ({ bhs: text, en: text });
const option = (id: string) => ({ id, text: both(id) });
const asked = [
  { ...emptyQuestion('t'), text: both('Ko zna?'), maxLength: 50 },
  { ...emptyQuestion('n'), text: both('Koliko?'), kind: 'number', min: 1, max: 20 },
  {
    ...emptyQuestion('c'),
    text: both('Čije?'),
    kind: 'choice',
    options: ['škola', 'grad'].map(option),
  },
  { ...emptyQuestion('f'), text: both('Saglasnost'), kind: 'file' },
] as const;

it('asks the questions of the call by their kinds, and keeps what does not fit until it does', async () => {
  const written: { content: Content } = { content: {} };
  const { user, fill } = show(
    <FakeCanvas
      form={orangeForm}
      section="basics"
      questions={asked}
      checked
      onContent={(content) => {
        written.content = content;
      }}
    />,
  );
  const answers = () =>
    Object.fromEntries(
      (written.content.extraAnswers as { id: string; answer: string }[]).map((one) => [
        one.id,
        one.answer,
      ]),
    );
  const text = screen.getByLabelText(/^Ko zna/);
  const count = screen.getByLabelText(/^Koliko/);
  const choice = screen.getByLabelText(/^Čije/);
  expect(saidAt(count)).toBe('Odgovori na pitanje ovog poziva.');
  await fill(text, 'x'.repeat(60));
  expect(saidAt(text)).toContain('Predugo');
  await fill(count, '21');
  expect(saidAt(count)).toBe('Upiši broj od 1 do 20.');
  await fill(count, 'pet');
  expect(answers()).toMatchObject({ t: 'x'.repeat(60), n: 'pet' });
  await fill(count, '12,5');
  expect(saidAt(count)).toBe('');
  await user.selectOptions(choice, 'grad');
  expect(answers()).toMatchObject({ n: '12.5', c: 'grad' });
  expect(screen.getByLabelText(/^Saglasnost: /)).toBeTruthy();
  await expectAccessible();
});
