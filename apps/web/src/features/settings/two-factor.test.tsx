import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, expectWrong, show } from '../../testing/show.tsx';
import { TwoFactorSetupDialog } from './parts/two-factor-setup.tsx';

const setup = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  address: 'otpauth://totp/Zamah:hana@primjer.ba?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  qr: ['101', '010', '101'],
};
const recoveryCodes = ['ABCDE-FGH23', 'KLMNP-QRS45'];
const wrongPassword = {
  failure: { code: 'VALIDATION', fields: { password: 'Lozinka nije tačna.' } },
} as const;

const press = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Lozinka');
const code = () => screen.getByLabelText<HTMLInputElement>('Kod od šest cifara');
const step = (number: number) => screen.findByText(`Korak ${number} od 4`);

function open() {
  const [onClose, onEnabled] = [vi.fn(), vi.fn()];
  return {
    ...show(<TwoFactorSetupDialog onClose={onClose} onEnabled={onEnabled} />),
    onClose,
    onEnabled,
  };
}

async function toTheCode({ user, fill }: ReturnType<typeof open>) {
  await fill(password(), 'Jablanovi-11');
  await user.click(press('Dalje'));
  await screen.findByRole('img', { name: 'QR kod za aplikaciju' });
  await user.click(press('Dalje'));
  await screen.findByLabelText('Kod od šest cifara');
}

describe('switching the second factor on', () => {
  it('takes the password, shows the code to scan, proves the app, and gives the codes once', async () => {
    answer(accountSettingsApi.beginTwoFactor, wrongPassword, setup);
    answer(
      accountSettingsApi.enableTwoFactor,
      { failure: { code: 'CODE_INVALID' } },
      { recoveryCodes },
    );
    const shown = open();
    const { user, fill, onClose, onEnabled } = shown;
    await step(1);
    await expectAccessible();
    await fill(password(), 'nije to');
    await user.click(press('Dalje'));
    await expectWrong([password, 'Lozinka nije tačna.']);
    await toTheCode(shown);
    expect(document.activeElement).toBe(code());
    await expectAccessible();

    await user.keyboard('111111');
    await expectWrong([code, /./]);
    await user.keyboard('123456');
    await screen.findByText('ABCDE-FGH23');
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(press('Kodovi su na sigurnom'));
    expect([onClose.mock.calls.length, onEnabled.mock.calls.length]).toEqual([1, 1]);
    expect(allSent().at(-1)?.body).toEqual({ code: '123456', password: 'Jablanovi-11' });
  });

  it('shows the secret in groups, and leads back to it from the code', async () => {
    answer(accountSettingsApi.beginTwoFactor, setup);
    const shown = open();
    await toTheCode(shown);
    await shown.user.click(press('Nazad'));
    await step(2);
    screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567');
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await expectAccessible();
  });

  it('asks for the password again where it was changed meanwhile', async () => {
    answer(accountSettingsApi.beginTwoFactor, setup);
    answer(accountSettingsApi.enableTwoFactor, wrongPassword);
    const shown = open();
    await toTheCode(shown);
    await shown.user.keyboard('123456');
    await step(1);
    expect(shown.onEnabled).not.toHaveBeenCalled();
  });

  it('closes where it is on already', async () => {
    answer(accountSettingsApi.beginTwoFactor, { failure: { code: 'ALREADY_EXISTS' } });
    const { user, fill, onClose, onEnabled } = open();
    await fill(password(), 'Jablanovi-11');
    await user.click(press('Dalje'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onEnabled).not.toHaveBeenCalled();
  });
});
