import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { EditView } from '@app/contracts/applications/applications.schemas';
import { tripForm } from '@app/domain/applications/form/probe.factory';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../../../testing/show.tsx';
import { FakeCanvas } from '../canvas.fake.tsx';
import { HistoryButton } from './button.tsx';

const edit = (change: Partial<EditView>): EditView => ({
  editRevision: 6,
  by: 'Amina Hodžić',
  at: '2026-11-02T08:00:00.000Z',
  restored: false,
  changes: [],
  ...change,
});
const words = {
  section: 'where',
  path: 'why',
  before: 'Idemo na more.',
  after: 'Idemo na rijeku.',
};
const place = { section: 'travel', path: 'stops.0.place', before: 'Mostar', after: 'Sarajevo' };
const path = (rest = '') => `/api/orange-grants/0199bbbb-0000-7000-8000-000000000001/edits${rest}`;

/** The history of an application of a kind that nobody knew. */
async function open(writable?: (section: string) => boolean) {
  const { user } = show(
    <FakeCanvas form={tripForm} section="where" {...(writable && { writable })}>
      <HistoryButton />
    </FakeCanvas>,
  );
  await user.click(screen.getByRole('button', { name: 'Historija izmjena' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

it('shows what stood before and after, whatever the form, and brings a field back', async () => {
  const typedAndTaken = edit({ editRevision: 5 });
  answer(applicationsApi.edits, {
    items: [edit({ changes: [words, place] }), typedAndTaken],
    next: '5',
  });
  const { user, dialog } = await open();
  const row = await within(dialog).findByRole('button', { name: /Amina/ });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(row.textContent).toContain('form-trip.section.where: ');
  await expectAccessible();
  answer(applicationsApi.edits, {
    items: [edit({ editRevision: 4, restored: true, changes: [words] })],
    next: null,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Starije izmjene' }));
  await within(dialog).findByText(/Vraćeno ranije stanje/);

  await user.click(row);
  const [before, after] = within(dialog).getAllByRole('figure');
  expect(before?.textContent).toBe('PrijeIdemo na more.');
  expect(within(after as HTMLElement).getByText('rijeku').tagName).toBe('MARK');
  await expectAccessible();

  // Others may have written since: what comes back is asked for anew.
  answer(applicationsApi.compareEdit, [words, place]);
  answer(applicationsApi.restoreEdit, { failure: { code: 'REVISION_CLASH' } });
  await user.click(
    within(dialog).getByRole('button', { name: /^Vrati kako je bilo prije: .*why$/ }),
  );
  const ask = await screen.findByRole('alertdialog');
  await within(ask).findByText(/why$/);
  expect(within(ask).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(ask).getByRole('button', { name: 'Vrati' }));
  await within(ask).findByText(/Neko je u međuvremenu pisao/);
  answer(applicationsApi.compareEdit, []);
  const [sent] = allSent().filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject({
    path: path('/5/restore'),
    body: { editRevision: 7, fields: ['why'] },
  });
  await user.click(within(ask).getByRole('button', { name: 'Odustani' }));

  await user.click(within(dialog).getByRole('button', { name: /^Vrati cijelu prijavu/ }));
  const again = await screen.findByRole('alertdialog');
  await within(again).findByText(/Već stoji onako/);
  await user.click(within(again).getAllByRole('button', { name: 'Zatvori' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(within(dialog).getByRole('button', { name: 'Nazad na sve izmjene' }));
  await within(dialog).findByRole('button', { name: /Amina/ });
});

it('only tells whoever may only read, and says when there is nothing or no connection', async () => {
  answer(applicationsApi.edits, 'no connection', {
    items: [edit({ changes: [words, place] })],
    next: null,
  });
  const { user, dialog } = await open(() => false);
  await within(dialog).findByRole('alert');
  await user.click(within(dialog).getByRole('button', { name: 'Pokušaj ponovo' }));
  await user.click(await within(dialog).findByRole('button', { name: /Amina/ }));
  expect(within(dialog).getAllByText('Prije')).toHaveLength(2);
  expect(within(dialog).queryByRole('button', { name: /^Vrati/ })).toBeNull();
});

it('says that nothing was written yet', async () => {
  answer(applicationsApi.edits, { items: [], next: null });
  const { dialog } = await open();
  await within(dialog).findByText('Još nema izmjena.');
});
