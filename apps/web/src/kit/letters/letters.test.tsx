import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { session } from '../../lib/session/session.ts';
import { show } from '../../testing/show.tsx';
import { LetterEnd } from './letter-end.tsx';
import { LetterPage } from './letter-page.tsx';
import { LetterSaid } from './letter-parts.tsx';
import { PressedLetter } from './pressed-letter.tsx';

// Who reads it is known, as it is once a page has begun.
beforeAll(() => session.signOut());

const failure = (status: number, code: string) => new ApiError(status, JSON.stringify({ code }));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('what a link of a mail leads to', () => {
  const page = (ask: () => Promise<{ title: string }>) => (
    <LetterPage
      name="tajna"
      description=""
      ask={ask}
      missing={<LetterEnd title="Ne vodi nikuda" text="Pogledaj najnoviji e-mail." />}
    >
      {({ title }, refresh) => (
        <LetterSaid title={title} isNew={title === 'Potvrđeno'}>
          <button type="button" onClick={() => void refresh()}>
            Potvrdi
          </button>
        </LetterSaid>
      )}
    </LetterPage>
  );

  it.each(['NOT_FOUND', 'VALIDATION'])('leads on where it is wrong or gone: %s', async (code) => {
    show(page(() => Promise.reject(failure(404, code))));
    await screen.findByRole('heading', { level: 1, name: 'Ne vodi nikuda' });
    expect(hrefOf('Na početnu')).toBe('/');
  });

  it('leads on where it was answered, which it says at the top', async () => {
    const ask = vi
      .fn(async () => ({ title: 'Potvrđeno' }))
      .mockResolvedValueOnce({ title: 'Daješ?' });
    const { user } = show(page(ask));
    await user.click(await screen.findByRole('button', { name: 'Potvrdi' }));
    const said = await screen.findByRole('heading', { level: 1, name: 'Potvrđeno' });
    expect(document.activeElement).toBe(said);
    expect(hrefOf('Na početnu')).toBe('/');
    expect(hrefOf('Nešto nije jasno? Tu smo za pitanja')).toBe('/help#pitaj');
  });

  it('is asked for once more where it was not reached, and not called wrong', async () => {
    const ask = vi
      .fn(async () => ({ title: 'Daješ?' }))
      .mockRejectedValueOnce(failure(500, 'INTERNAL'));
    const { user } = show(page(ask));
    await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
    await screen.findByRole('heading', { level: 1, name: 'Daješ?' });
  });
});

describe('a link that does something once', () => {
  const letter = (send: () => Promise<'done'>, isWhole = true) => (
    <PressedLetter
      isWhole={isWhole}
      title="Zaustaviti?"
      lead=""
      submit="Zaustavi"
      busy="Zaustavljamo"
      failed="Nije zaustavljeno"
      send={send}
      ends={{
        done: { title: 'Zaustavljeno', text: '', next: <a href="/login">Dalje</a> },
        invalid: { title: 'Više ne važi', text: '', next: <a href="/settings">Novi link</a> },
      }}
    />
  );
  const press = (user: ReturnType<typeof show>['user']) =>
    user.click(screen.getByRole('button', { name: 'Zaustavi' }));

  it('does nothing until it is pressed, then says how it ended and leads on', async () => {
    const send = vi.fn(async () => 'done' as const);
    const { user } = show(letter(send));
    expect(send).not.toHaveBeenCalled();
    await press(user);
    const said = await screen.findByRole('heading', { level: 1, name: 'Zaustavljeno' });
    expect(document.activeElement).toBe(said);
    expect(hrefOf('Dalje')).toBe('/login');
  });

  it('leads on where it was used already', async () => {
    const { user } = show(letter(() => Promise.reject(failure(400, 'TOKEN_INVALID'))));
    await press(user);
    await screen.findByRole('heading', { level: 1, name: 'Više ne važi' });
    expect(hrefOf('Novi link')).toBe('/settings');
  });

  it('asks for nothing where its address lacks a part', () => {
    show(letter(vi.fn(), false));
    expect(screen.getByRole('heading', { level: 1, name: 'Više ne važi' })).toBeTruthy();
  });

  it('can be pressed again where the server did not answer', async () => {
    const send = vi.fn(async () => 'done' as const).mockRejectedValueOnce(new ApiError(500, '{}'));
    const { user } = show(letter(send));
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Nije zaustavljeno');
    await press(user);
    await screen.findByRole('heading', { level: 1, name: 'Zaustavljeno' });
  });
});
