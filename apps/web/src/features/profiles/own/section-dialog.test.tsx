import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownProfile as profile } from '../../../entities/profiles/own-profile.fake.ts';
import { allSent, answer, expectWrong, show } from '../../../testing/show.tsx';
import { EditLinks } from './edit-links.tsx';
import { EditPlace } from './edit-texts.tsx';

const place = () => screen.getByLabelText<HTMLInputElement>(/^Mjesto/, { selector: 'input' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

function edit() {
  const onClose = vi.fn();
  return { onClose, ...show(<EditPlace profile={profile} onClose={onClose} />) };
}

describe('a section of the profile', () => {
  it('is not left by a slip of the hand, and comes back when it is opened again', async () => {
    const { user, fill, onClose } = edit();
    await fill(place(), 'Banovići');
    await user.keyboard('{Escape}');
    expect((await screen.findByRole('alert')).textContent).toBe('Imaš izmjene koje nisu sačuvane.');
    expect(document.activeElement).toBe(press('Nastavi pisati'));
    await user.keyboard('{Enter}');
    expect(place().value).toBe('Banovići');
    expect(onClose).not.toHaveBeenCalled();

    cleanup();
    const again = edit();
    expect(place().value).toBe('Banovići');
    screen.getByText(/^Vratili smo ono što prošli put/);
    await again.user.keyboard('{Escape}');
    await again.user.click(press('Odbaci izmjene'));
    expect(again.onClose).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('with nothing unsaved is left at once', async () => {
    const { user, onClose } = edit();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('changed on another device lets choose; mine goes over what stands now', async () => {
    const details = { ...profile, place: 'Srebrenik', editRevision: 5 };
    answer(
      profilesApi.change,
      { failure: { code: 'REVISION_CLASH', details } },
      { ...profile, place: 'Banovići', editRevision: 6 },
    );
    const { user, fill, onClose } = edit();
    await fill(place(), 'Banovići');
    await user.click(press(/^Sačuvaj/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Srebrenik/);
    expect(place().value).toBe('Banovići');
    await user.click(press('Sačuvaj moje'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(allSent().map(({ body }) => body)).toEqual([
      { place: 'Banovići', editRevision: 1 },
      { place: 'Banovići', editRevision: 5 },
    ]);
  });

  it('that is not saved says why, and keeps what was typed', async () => {
    answer(profilesApi.change, 'no connection');
    const { user, fill, onClose } = edit();
    await fill(place(), 'Lukavac');
    await user.click(press(/^Sačuvaj/));
    await screen.findByText(/^Nema veze sa serverom/);
    expect(place().value).toBe('Lukavac');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes no address that is none', async () => {
    const { user, fill } = show(
      <EditLinks
        profile={{ ...profile, links: [{ kind: 'website', url: 'https://primjer.ba/' }] }}
        onClose={() => undefined}
      />,
    );
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Adresa/ });
    await fill(address(), 'javascript:alert(1)');
    await user.click(press(/^Sačuvaj/));
    await expectWrong([address, /./]);
    expect(address().value).toBe('javascript:alert(1)');
    expect(allSent()).toEqual([]);
  });
});
