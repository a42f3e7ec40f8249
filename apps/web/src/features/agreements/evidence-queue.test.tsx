import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { QueuedAgreement } from '@app/contracts/agreements/agreements.schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { bankView, id, idOf } from './agreement.factory.ts';
import { Queue } from './parts/queue.tsx';

beforeEach(() => signIn());

const row = (applicationId: string, title: string, receipts: number, proofs = 0) =>
  ({
    applicationId,
    title,
    status: 'implementation',
    prepared: true,
    receipts,
    proofs,
    report: null,
    late: 0,
    nextOn: null,
  }) satisfies QueuedAgreement;

const second = {
  ...bankView,
  id: idOf(12),
  title: 'Radio iz podruma',
  expenses: bankView.expenses.map((one) => ({
    ...one,
    id: idOf(31),
    supplier: 'Elektro Tuzla',
    file: { ...one.file, file: idOf(43) },
  })),
};

it('the bank goes through what waits, from project to project, without leaving the list', async () => {
  const rows = [
    row(id, 'Staza uz Jalu', 1),
    row(idOf(13), 'Proven by words alone', 0, 1),
    row(idOf(12), 'Radio iz podruma', 1),
    row(idOf(14), 'Nothing waits', 0),
  ];
  const answered = bankView.expenses.map((one) => ({
    ...one,
    state: 'accepted' as const,
    events: [],
  }));
  answer(agreementsApi.queue, { items: rows, next: null });
  answer(agreementsApi.open, bankView, { ...bankView, id: idOf(13), expenses: [] }, second);
  answer(agreementsApi.file, new Blob(['slika'], { type: 'image/webp' }));
  answer(agreementsApi.moveExpense, { ...bankView, expenses: answered });
  const { user } = show(<Queue bank="tuzla">{null}</Queue>);
  await user.click(await screen.findByRole('button', { name: 'Pregledaj dokaze' }));
  const dialog = () => within(screen.getByRole('dialog'));
  fireEvent.load(await screen.findByRole('img', { name: 'Račun: Kopirnica Skver' }));
  dialog().getByText('Staza uz Jalu');
  await expectAccessible();
  const next = () => dialog().queryByRole('button', { name: /^Sljedeći projekat/ });
  expect(next()).toBeNull();
  await user.click(dialog().getByRole('button', { name: /^Prihvati: Račun Kopirnica/ }));
  await dialog().findByText('Ništa više ne čeka tvoj odgovor.');
  await user.click(await dialog().findByRole('button', { name: /^Sljedeći projekat/ }));
  // What has no file to see is left to its page.
  await screen.findByRole('img', { name: 'Račun: Elektro Tuzla' });
  dialog().getByText('Radio iz podruma');
  const asked = () => allSent().filter(({ path }) => path.endsWith('/agreements')).length;
  expect(asked()).toBe(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The list counts anew.
  await expect.poll(asked).toBe(2);
});
