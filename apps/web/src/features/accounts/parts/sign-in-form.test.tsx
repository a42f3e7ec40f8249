// @vitest-environment happy-dom
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allSent, answer, show } from '../../../testing/show.tsx';
import { SignInForm } from './sign-in-form.tsx';

const form = (onDone?: () => Promise<void>) =>
  show(
    <SignInForm
      title="Prijava"
      lead="Prijavi se."
      footer={() => null}
      {...(onDone ? { onDone } : {})}
    />,
  );
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Lozinka');
const submit = () => screen.getByRole('button', { name: 'Prijavi se' });

describe('signing in', () => {
  it('asks for what is missing, the first field first, and sends nothing', async () => {
    const { user } = form();
    await user.click(submit());
    expect(await screen.findAllByText(/e-mail/i)).not.toEqual([]);
    await vi.waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(allSent()).toEqual([]);
  });

  it('tells a wrong password once, and keeps the address', async () => {
    answer(accountsApi.login, { failure: { code: 'INVALID_CREDENTIALS' } });
    const { user } = form();
    await user.type(email(), 'lejla@demo.zamah.ba');
    await user.type(password(), 'pogresna');
    await user.click(submit());
    expect(await screen.findAllByText(/E-mail i lozinka se ne slažu/)).not.toEqual([]);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(email().value).toBe('lejla@demo.zamah.ba');
    expect(allSent()).toHaveLength(1);
    expect(allSent()[0]?.body).toMatchObject({ email: 'lejla@demo.zamah.ba' });
  });

  it('says when the server is not reached, and can be tried again', async () => {
    answer(accountsApi.login, 'no connection', { failure: { code: 'INVALID_CREDENTIALS' } });
    const { user } = form();
    await user.type(email(), 'lejla@demo.zamah.ba');
    await user.type(password(), 'Demo2026!x');
    await user.click(submit());
    await screen.findByText(/vez/);
    expect(password().value).toBe('Demo2026!x');
    await user.click(submit());
    await vi.waitFor(() => expect(allSent()).toHaveLength(2));
  });
});
