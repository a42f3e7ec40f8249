import { applicationsApi } from '@app/contracts/applications/applications.api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allSent, answer, show, signIn } from '../../../testing/show.tsx';
import { RemoveApplication } from './remove-application.tsx';

const id = '0199aaaa-0000-7000-8000-000000000001';
const draft = { id, projectTitle: 'Hor Solana', canDelete: true, canWithdraw: true };
const sentOne = { ...draft, canDelete: false };
const moved = { id, slug: 'hor-solana', status: 'withdrawn' as const, events: [] };
const ask = { delete: /^Obriši nacrt: Hor Solana/, withdraw: /^Povuci prijavu: Hor Solana/ };

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('alertdialog');
const writes = () => allSent().map(({ method, path }) => `${method} ${path}`);

describe('taking an application back', () => {
  beforeEach(() => signIn());

  it('a draft is deleted once confirmed, and comes back by undo', async () => {
    answer(applicationsApi.delete, undefined);
    answer(applicationsApi.restore, undefined);
    const onDeleted = vi.fn();
    const { user } = show(<RemoveApplication application={draft} onDeleted={onDeleted} />);
    await user.click(press(ask.delete));
    await user.click(within(await dialog()).getByRole('button', { name: 'Ostavi' }));
    expect(writes()).toEqual([]);
    await user.click(press(ask.delete));
    await user.click(within(await dialog()).getByRole('button', { name: 'Obriši nacrt' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Vrati' }));
    expect(await screen.findAllByText('Nacrt je vraćen.')).not.toEqual([]);
    expect(writes()).toEqual([
      `DELETE /api/orange-grants/${id}`,
      `POST /api/orange-grants/${id}/restore`,
    ]);
  });

  it('withdrawing is said in words, also where there is little room', () => {
    show(<RemoveApplication small application={sentOne} />);
    expect(press(ask.withdraw).textContent).toBe('Povuci');
  });

  it('what was sent is withdrawn', async () => {
    answer(applicationsApi.move, moved);
    const onWithdrawn = vi.fn();
    const { user } = show(<RemoveApplication application={sentOne} onWithdrawn={onWithdrawn} />);
    await user.click(press(ask.withdraw));
    await user.click(within(await dialog()).getByRole('button', { name: 'Povuci prijavu' }));
    await waitFor(() => expect(onWithdrawn).toHaveBeenCalledOnce());
    expect(allSent().at(-1)?.body).toEqual({ event: 'withdraw', confirmed: true });
    expect(screen.queryByRole('button', { name: 'Vrati' })).toBeNull();
  });

  it('what is refused is said, and stays', async () => {
    answer(applicationsApi.move, { failure: { code: 'WRONG_STATUS' } });
    const onWithdrawn = vi.fn();
    const { user } = show(<RemoveApplication application={sentOne} onWithdrawn={onWithdrawn} />);
    await user.click(press(ask.withdraw));
    await user.click(within(await dialog()).getByRole('button', { name: 'Povuci prijavu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onWithdrawn).not.toHaveBeenCalled();
    expect(press(ask.withdraw)).toBeTruthy();
  });

  it('nothing is offered where nothing may be done', () => {
    show(<RemoveApplication application={{ ...draft, canDelete: false, canWithdraw: false }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
