import { contentApi } from '@app/contracts/content/content.api';
import type { PageEditing } from '@app/contracts/content/content.schemas';
import { translationsApi } from '@app/contracts/translations/translations.api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../testing/show.tsx';
import { began, editing, mine, OpenPublishing } from './publishing.fake.tsx';

const draft = editing(mine, began);
const at = '2099-03-05T08:30:00.000Z';
const scheduled = (asDraft: boolean): PageEditing => ({
  ...draft,
  scheduled: { at, by: 'Jasna Karić', asDraft },
});
const bodyTo = (call: string) =>
  allSent().find(({ path, method }) => `${method} ${path}` === call)?.body;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function open(...answers: readonly [PageEditing, ...PageEditing[]]) {
  answer(contentApi.editing, ...answers);
  answer(translationsApi.changes, []);
  const onClose = vi.fn();
  const shown = show(<OpenPublishing onClose={onClose} />);
  await screen.findByText('Objaviti 1 izmjenu?');
  return { onClose, ...shown };
}

it('asks for a moment that lies ahead, and sends the draft as it is now', async () => {
  const { user, fill, onClose } = await open(draft, scheduled(true));
  answer(contentApi.schedule, scheduled(true));
  await user.click(button('Zakaži'));
  const asked = await screen.findByRole('dialog', { name: 'Zakazati 1 izmjenu?' });
  await user.click(within(asked).getByRole('button', { name: 'Zakaži' }));
  await screen.findByText('Odaberi dan i sat koji tek dolaze.');
  expect(bodyTo('POST /api/content/home/schedule')).toBeUndefined();
  await expectAccessible();

  await fill(within(asked).getByLabelText('Dan'), '05. 03. 2099.');
  await fill(within(asked).getByLabelText('Sat'), '09:30');
  await user.click(within(asked).getByRole('button', { name: 'Zakaži' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodyTo('POST /api/content/home/schedule')).toEqual({ revision: 4, appearsAt: at });
});

it('says who scheduled what, and cancels it on request', async () => {
  const { user, onClose } = await open(scheduled(true), draft);
  expect(screen.getByText('Zakazano za 5. mart 2099. u 09:30')).toBeTruthy();
  expect(screen.getByText(/Zakazuje: Jasna Karić\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zakaži' })).toBeNull();
  await expectAccessible();
  answer(contentApi.unschedule, draft);
  await user.click(button('Otkaži zakazivanje'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodyTo('POST /api/content/home/unschedule')).toEqual({ revision: 4 });
});

it('offers newer changes to a schedule that lacks them, from its own moment on', async () => {
  const { user } = await open(scheduled(false));
  expect(screen.getByText(/Novije izmjene se tada ne objavljuju/)).toBeTruthy();
  await user.click(button('Zakaži i novije izmjene'));
  const asked = await screen.findByRole('dialog', { name: 'Zakazati 1 izmjenu?' });
  expect(within(asked).getByLabelText<HTMLInputElement>('Sat').value).toBe('09:30');
});

it('keeps what was typed and says why where the moment is refused', async () => {
  const { user, fill, onClose } = await open(draft);
  answer(contentApi.schedule, { failure: { code: 'RATE_LIMITED' } });
  await user.click(button('Zakaži'));
  const asked = await screen.findByRole('dialog', { name: 'Zakazati 1 izmjenu?' });
  await fill(within(asked).getByLabelText('Dan'), '05. 03. 2099.');
  await user.click(within(asked).getByRole('button', { name: 'Zakaži' }));
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
});
