import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { personalDataApi } from '@app/contracts/personal-data/personal-data.api';
import type { ArchiveView } from '@app/contracts/personal-data/personal-data.schemas';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownProfile } from '../../entities/profiles/own-profile.fake.ts';
import { allSent, answer, expectWrong, pass, show, signIn } from '../../testing/show.tsx';
import SettingsPage from './pages/settings.tsx';
import { DataArchive } from './parts/archive.tsx';
import { DeleteDialog } from './parts/delete-dialog.tsx';
import { PasswordDialog } from './parts/password-dialog.tsx';
import { AccountSection } from './sections/account.tsx';

const account: Account = {
  firstName: 'Hana',
  lastName: 'Zukić',
  email: 'hana@primjer.ba',
  pendingEmail: null,
  phoneNumber: '+38761234567',
  municipality: 'Tuzla',
  createdAt: '2026-01-05T10:00:00.000Z',
  passwordChangedAt: null,
  twoFactor: { enabledAt: null, recoveryCodesLeft: 0 },
};
const unavailable = { failure: { code: 'UNAVAILABLE' } } as const;
const field = (label: string) => () => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => press(/^Sačuvaj/);

it('settings that do not load say so and can be tried again', async () => {
  answer(accountSettingsApi.account, unavailable, account);
  answer(accountSettingsApi.sessions, unavailable);
  answer(notificationsApi.choices, unavailable);
  answer(profilesApi.own, unavailable);
  answer(guardianContactApi.own, unavailable);
  answer(teamsApi.ownAge, unavailable);
  answer(personalDataApi.archives, unavailable);
  const { user } = show(<SettingsPage />, { at: pages.settings() });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Postavke se ne mogu učitati/);
  await user.click(press('Pokušaj ponovo'));
  await screen.findByText('hana@primjer.ba');
});

it('give the address of a profile to who has one that others open', async () => {
  await signIn();
  answer(accountSettingsApi.account, account);
  answer(accountSettingsApi.sessions, unavailable);
  answer(notificationsApi.choices, unavailable);
  answer(profilesApi.own, { ...ownProfile, hidden: 'guardian' });
  answer(guardianContactApi.own, unavailable);
  answer(teamsApi.ownAge, unavailable);
  answer(personalDataApi.archives, unavailable);
  show(<SettingsPage />, { at: pages.settings() });
  await screen.findByText(/tvoj profil ne može otvoriti niko drugi/);
  expect(screen.queryByText('Adresa profila')).toBeNull();
});

describe('the account', () => {
  it('a name is changed, not emptied, and it is said when it was saved', async () => {
    await signIn();
    answer(accountSettingsApi.changeAccount, { ...account, lastName: 'Zukić-Hadžiselimović' });
    const { user, fill } = show(<AccountSection account={account} />);
    await user.click(press('Promijeni ime i prezime'));
    await screen.findByRole('dialog', { name: 'Promijeni ime i prezime' });
    expect(document.activeElement).toBe(field('Ime')());
    await user.clear(field('Prezime')());
    await user.click(save());
    await expectWrong([field('Prezime'), /./]);
    await fill(field('Prezime')(), 'Zukić-Hadžiselimović');
    await user.click(save());
    await screen.findByText(/^Sačuvano u \d\d:\d\d/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(allSent()[0]?.body).toEqual({ firstName: 'Hana', lastName: 'Zukić-Hadžiselimović' });
  });

  it('a phone number that is not whole is told, and stays', async () => {
    await signIn();
    answer(accountSettingsApi.changeAccount, { ...account, phoneNumber: '+38762999888' });
    const { user, fill } = show(<AccountSection account={account} />);
    await user.click(press('Promijeni telefon'));
    const phone = field('Broj telefona');
    await screen.findByLabelText('Broj telefona');
    await fill(phone(), '062 999');
    await user.click(save());
    await expectWrong([phone, 'Broj nije potpun. Upiši ga s pozivnim, npr. 061 234 567.']);
    expect(phone().value).toBe('062 999');
    await fill(phone(), '062 999 888');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(allSent()[0]?.body).toEqual({ phoneNumber: '062 999 888' });
  });

  it('the town, by which calls are one’s own, is changed', async () => {
    await signIn();
    answer(accountSettingsApi.changeAccount, { ...account, municipality: 'Mostar' });
    const { user, fill } = show(<AccountSection account={account} />);
    await user.click(press('Promijeni mjesto'));
    await fill(await screen.findByLabelText('Gdje živiš'), 'Mostar');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(allSent()[0]?.body).toEqual({ municipality: 'Mostar' });
  });

  it('a new address takes the password; a wrong one is told at its field', async () => {
    const fields = { password: 'Lozinka nije ispravna.' };
    answer(accountSettingsApi.requestEmailChange, { failure: { code: 'VALIDATION', fields } });
    const { user, fill } = show(<AccountSection account={account} />);
    await user.click(press('Promijeni e-mail'));
    const address = field('Nova adresa');
    await screen.findByLabelText('Nova adresa');
    await user.click(press('Pošalji link'));
    await expectWrong([address, /./], [field('Lozinka'), /./]);
    await fill(address(), 'nova@primjer.ba');
    await fill(field('Lozinka')(), 'pogresna');
    await user.click(press('Pošalji link'));
    await expectWrong([field('Lozinka'), fields.password]);
    expect(address().value).toBe('nova@primjer.ba');
  });

  it('an address that waits can be given up, and stays where that fails', async () => {
    answer(accountSettingsApi.cancelEmailChange, 'no connection');
    const pendingEmail = { email: 'nova@primjer.ba', expiresAt: '2026-11-08T09:00:00.000Z' };
    const { user } = show(<AccountSection account={{ ...account, pendingEmail }} />);
    screen.getByText(/nova@primjer\.ba/);
    await user.click(press('Odustani od promjene'));
    expect(await screen.findAllByText(/^Nema veze sa serverom/)).not.toEqual([]);
    screen.getByText(/nova@primjer\.ba/);
  });
});

describe('the password', () => {
  const current = field('Sadašnja lozinka');
  const next = field('Nova lozinka');
  const nothing = () => undefined;

  it('a wrong one is told at its field, and the new one stays', async () => {
    const fields = { currentPassword: 'Lozinka nije ispravna.' };
    answer(accountSettingsApi.changePassword, { failure: { code: 'VALIDATION', fields } });
    const { user, fill } = show(<PasswordDialog onClose={nothing} onSaved={nothing} />);
    await user.click(save());
    await expectWrong([current, /./], [next, /./]);
    expect(allSent()).toEqual([]);
    await fill(current(), 'nije to');
    await fill(next(), 'Drinski9!most');
    await user.click(save());
    await expectWrong([current, fields.currentPassword]);
    expect(next().value).toBe('Drinski9!most');
    expect(allSent()[0]?.body).toEqual({
      currentPassword: 'nije to',
      newPassword: 'Drinski9!most',
    });
  });

  it.each([
    ['bhs', 'Sadašnja lozinka', 'Nova lozinka', 'Pokušaj ponovo za 3 minute.'],
    ['en', 'Current password', 'New password', 'Try again in 3 minutes.'],
  ] as const)('too many tries are told with the time to wait (%s)', async (...told) => {
    const [language, old, fresh, words] = told;
    answer(accountSettingsApi.changePassword, {
      failure: { code: 'RATE_LIMITED', retryAfter: 170 },
    });
    const part = <PasswordDialog onClose={nothing} onSaved={nothing} />;
    const { user, fill } = show(part, { language });
    await fill(field(old)(), 'Neka-stara-1!');
    await fill(field(fresh)(), 'Sasvim-nova-2!');
    await user.click(press(/^(Sačuvaj|Save)/));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(field(fresh)().value).toBe('Sasvim-nova-2!');
  });
});

describe('deleting the account', () => {
  const password = field('Lozinka');

  it('says what stays, asks for the password, and is taken back by a slip', async () => {
    const onClose = vi.fn();
    const { user } = show(<DeleteDialog twoFactor={false} onClose={onClose} />);
    screen.getByRole('dialog', { name: 'Obrisati nalog?' });
    screen.getByText(/Zapisi o novcu/);
    await user.click(press(/^Obriši nalog/));
    await expectWrong([password, /./]);
    expect(allSent()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is refused to the last admin, in words', async () => {
    answer(accountSettingsApi.requestDeletion, { failure: { code: 'LAST_ADMIN' } });
    const { user, fill } = show(<DeleteDialog twoFactor={false} onClose={() => undefined} />);
    await fill(password(), 'Demo2026!x');
    await user.click(press(/^Obriši nalog/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/admin/i);
    expect(password().value).toBe('Demo2026!x');
  });

  it('takes the second code where there is one, and leads to where it is told', async () => {
    await signIn();
    const dueAt = '2026-12-02T09:00:00.000Z';
    answer(
      accountSettingsApi.requestDeletion,
      { failure: { code: 'CODE_INVALID' } },
      {
        success: true,
        dueAt,
      },
    );
    const shown = show(<DeleteDialog twoFactor onClose={() => undefined} />);
    const code = field('Kod iz aplikacije');
    await shown.fill(password(), 'Demo2026!x');
    await shown.fill(code(), '123456');
    await shown.user.click(press(/^Obriši nalog/));
    await expectWrong([code, 'Kod nije ispravan']);
    await shown.fill(code(), '654321');
    localStorage.clear();
    await shown.user.click(press(/^Obriši nalog/));
    await waitFor(() => expect(shown.address()).toBe(pages.accountClosed({ until: dueAt })));
    expect(allSent().at(-1)?.body).toEqual({ password: 'Demo2026!x', code: '654321' });
  });
});

describe('the archive', () => {
  const archive: ArchiveView = {
    id: '01890000-0000-7000-8000-000000000001',
    state: 'failed',
    requestedAt: '2026-11-01T09:00:00.000Z',
    expiresAt: '2026-11-08T09:00:00.000Z',
    size: null,
  };

  it('that failed or ended is told, and can be asked for again until it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(
      personalDataApi.archives,
      unavailable,
      [archive],
      [{ ...archive, state: 'expired' }],
      [{ ...archive, state: 'preparing' }],
      [{ ...archive, state: 'ready', size: 2_440_000 }],
    );
    answer(
      personalDataApi.requestArchive,
      { ...archive, state: 'preparing' },
      { failure: { code: 'ALREADY_EXISTS' } },
    );
    const { user } = show(<DataArchive />);
    await screen.findByText('Stanje arhive se ne može učitati.');
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText(/^Arhivu nismo uspjeli pripremiti\./);
    await user.click(press('Zatraži arhivu'));
    await screen.findByText(/istekla 8\. novembra 2026\./);
    await user.click(press('Zatraži arhivu'));
    await screen.findByText('priprema se');
    await pass(5_100);
    await screen.findByText(/2,4\sMB/);
    press('Preuzmi');
  });

  it('that is refused says why, in the reader’s language', async () => {
    answer(personalDataApi.archives, []);
    answer(personalDataApi.requestArchive, { failure: { code: 'RATE_LIMITED', retryAfter: 600 } });
    const { user } = show(<DataArchive />, { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Request an archive' }));
    expect(await screen.findAllByText(/in 10 minutes/)).not.toEqual([]);
  });
});
