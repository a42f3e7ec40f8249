import { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import type { GuardianContact } from '@app/contracts/guardian-contact/guardian-contact.schemas';
import { pages } from '@app/contracts/pages';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allSent, answer, expectWrong, show, signIn } from '../../testing/show.tsx';
import { OwnGuardian } from './own-guardian.tsx';
import GuardianRequestPage from './pages/request.tsx';

const asked: NonNullable<GuardianContact['contact']> = {
  email: 'mama@primjer.ba',
  confirmedAt: null,
  sentAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
  isExpired: false,
};
const kept = (contact: GuardianContact['contact']): GuardianContact => ({
  isOffered: true,
  contact,
});
const press = (name: string) => screen.findByRole('button', { name });

describe('the guardian in the settings', () => {
  it('is not spoken of to members who are fifteen', async () => {
    await signIn();
    answer(guardianContactApi.own, { isOffered: false, contact: null });
    show(<OwnGuardian />);
    await expect.poll(() => allSent().length).toBe(1);
    expect(document.body.textContent).not.toMatch(/staratelj/);
  });

  it('is asked for with the reason, sent again, and removed', async () => {
    await signIn();
    answer(guardianContactApi.own, kept(null));
    answer(guardianContactApi.set, kept(asked), kept(asked));
    answer(guardianContactApi.drop, kept(null));
    const { user, fill } = show(<OwnGuardian />);
    await screen.findByRole('heading', { name: 'Roditelj ili staratelj' });
    expect(screen.getByText(/samo ako moderator potvrdi/)).toBeTruthy();
    const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail roditelja/);
    await fill(email(), 'mama');
    await user.click(await press('Zamoli za potvrdu'));
    await expectWrong([email, /./]);
    await user.clear(email());
    await fill(email(), 'mama@primjer.ba');
    await user.click(await press('Zamoli za potvrdu'));
    await screen.findByText(/Čekamo da potvrde/);
    expect(screen.queryByLabelText(/E-mail roditelja/)).toBeNull();
    await user.click(await press('Pošalji ponovo'));
    await user.click(await press('Ukloni'));
    await screen.findByLabelText(/E-mail roditelja/);
    expect(allSent().map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['PUT', { email: 'mama@primjer.ba' }],
      ['PUT', { email: 'mama@primjer.ba' }],
      ['DELETE', undefined],
    ]);
  });

  it('that confirmed is shown so, with the way out', async () => {
    await signIn();
    answer(guardianContactApi.own, kept({ ...asked, confirmedAt: asked.sentAt }));
    show(<OwnGuardian />);
    await screen.findByText('potvrđeno');
    await press('Ukloni');
    expect(screen.queryByRole('button', { name: 'Pošalji ponovo' })).toBeNull();
  });
});

describe('the page of a guardian', () => {
  const at = pages.guardianContact({ token: 'tajna' });
  const page = (
    <Routes>
      <Route path={pages.guardianContact.path} element={<GuardianRequestPage />} />
    </Routes>
  );
  const pending = {
    firstName: 'Ana',
    status: 'pending' as const,
    expiresAt: asked.expiresAt,
    events: ['confirm', 'remove'] as const,
  };

  it('confirms the address and says what follows', async () => {
    answer(guardianContactApi.asked, { ...pending, events: [...pending.events] });
    answer(guardianContactApi.answer, { ...pending, status: 'confirmed', events: [] });
    const { user } = show(page, { at });
    await screen.findByRole('heading', { level: 1, name: 'Je li ovo Vaša adresa?' });
    expect(screen.getByText(/Ana Vas navodi/)).toBeTruthy();
    await user.click(await press('Da, adresa je moja'));
    await screen.findByRole('heading', { level: 1, name: 'Adresa je potvrđena' });
    expect(allSent().at(-1)?.body).toEqual({ event: 'confirm' });
  });

  it('removes it once that was asked again', async () => {
    answer(guardianContactApi.asked, { ...pending, status: 'confirmed', events: ['remove'] });
    answer(guardianContactApi.answer, { ...pending, status: 'removed', events: [] });
    const { user } = show(page, { at });
    await screen.findByRole('heading', { level: 1, name: 'Ukloniti Vašu adresu?' });
    expect(screen.queryByRole('button', { name: 'Da, adresa je moja' })).toBeNull();
    await user.click(await press('Ukloni moju adresu'));
    const dialog = await screen.findByRole('alertdialog');
    const yes = [...dialog.querySelectorAll('button')].find(
      (one) => one.textContent === 'Ukloni moju adresu',
    );
    if (!yes) throw new Error('The dialog has no such button.');
    await user.click(yes);
    await screen.findByRole('heading', { level: 1, name: 'Adresa je uklonjena' });
  });

  it('says so where the link was used', async () => {
    answer(guardianContactApi.asked, { failure: { code: 'NOT_FOUND' } });
    show(page, { at });
    await screen.findByRole('heading', { name: 'Ovaj link više ne važi' });
  });
});
