import { callsApi } from '@app/contracts/calls/calls.api';
import { pages } from '@app/contracts/pages';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { answer, expectAccessible, show } from '../../../testing/show.tsx';
import { ApplyBar } from './apply-card.tsx';

const call = aCall();

it('the bar of a phone asks for the conditions first, then begins the application', async () => {
  const { user } = show(<ApplyBar call={call} />);
  expect(screen.queryByRole('link', { name: 'Započni prijavu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Može li naš tim?' }));
  const dialog = await screen.findByRole('dialog');
  const [ages, running] = within(dialog).getAllByRole('radiogroup');
  if (!ages || !running) throw new Error('two questions are asked');
  await user.click(within(ages).getByRole('radio', { name: 'Da' }));
  await user.click(within(running).getByRole('radio', { name: 'Ne' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zatvori' }));
  const begin = await screen.findByRole('link', { name: 'Započni prijavu' });
  expect(begin.getAttribute('href')).toBe(pages.callStart({ slug: call.slug }));
});

it('a condition that is not met leads to open calls that may take the team', async () => {
  const [asked] = call.questions;
  if (!asked) throw new Error('the call asks something');
  const aged = aCall({ questions: [{ ...asked, id: 'age' }], minAge: 15, maxAge: 30 });
  const older = { bhs: 'I za starije', en: 'For older ones, too' };
  answer(callsApi.list, {
    items: [
      aged,
      aCall({ id: '0199aaaa-0000-7000-8000-000000000008', slug: 'isto', minAge: 16, maxAge: 30 }),
      aCall({
        id: '0199aaaa-0000-7000-8000-000000000009',
        slug: 'stariji',
        title: older,
        minAge: 15,
        maxAge: 35,
      }),
    ],
    next: null,
  });
  const { user } = show(<ApplyBar call={{ ...aged, slug: aged.slug }} />);
  await user.click(screen.getByRole('button', { name: 'Može li naš tim?' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Ne' }));
  const fitting = await within(dialog).findByRole('link', { name: older.bhs });
  expect(fitting.getAttribute('href')).toBe(pages.call({ slug: 'stariji' }));
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  const all = within(dialog).getByRole('link', { name: 'Pogledaj druge otvorene pozive' });
  expect(all.getAttribute('href')).toBe(pages.calls({ state: 'open' }));
  await expectAccessible();
});
