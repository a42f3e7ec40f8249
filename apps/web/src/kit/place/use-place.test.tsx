import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import {
  flag,
  oneOf,
  type PlaceOf,
  readPlace,
  slug,
  text,
  uuid,
  whole,
  withPlace,
  words,
} from './params.ts';
import { usePlace } from './use-place.ts';

const params = {
  part: oneOf('dio', ['popis', 'mapa'], 'popis'),
  sort: oneOf('red', ['najnovije', 'iznos']),
  box: oneOf('kutija', ['inbox', 'own'], 'inbox', { inbox: 'sanduce', own: 'moje' }),
  bank: slug('banka'),
  open: uuid('zahtjev'),
  q: words('q', 5),
  typed: text('upisano'),
  year: whole('godina', 2000, 2099),
  asking: flag('novi', 'da'),
};
const id = '0199aaaa-0000-7000-8000-000000000001';
const nothing: PlaceOf<typeof params> = {
  part: 'popis',
  sort: undefined,
  box: 'inbox',
  bank: undefined,
  open: undefined,
  q: undefined,
  typed: '',
  year: undefined,
  asking: false,
} as const;

describe('what stands in the address', () => {
  it('is read into values', () => {
    const query = new URLSearchParams(
      `dio=mapa&red=iznos&kutija=moje&banka=tuzla&zahtjev=${id}&q= Jajce i okolina&upisano= a&godina=2026&novi=da`,
    );
    expect(readPlace(params, query)).toEqual({
      part: 'mapa',
      sort: 'iznos',
      box: 'own',
      bank: 'tuzla',
      open: id,
      q: 'Jajce',
      typed: ' a',
      year: 2026,
      asking: true,
    });
  });

  it.each([
    '',
    'dio=&red=&kutija=&banka=&zahtjev=&q=&upisano=&godina=&novi=',
    'dio=sve&red=popis&kutija=own&banka=Tuzla&zahtjev=1&q=%20&godina=1999&novi=ne',
    'godina=2026.5&banka=a/b',
  ])('means nothing where it makes no sense: %s', (typed) => {
    expect(readPlace(params, new URLSearchParams(typed))).toEqual(nothing);
  });

  it('is written without what goes without saying, and beside what is not its own', () => {
    const query = new URLSearchParams('izvor=letak&dio=mapa&novi=da&red=iznos');
    const after = withPlace(params, query, {
      part: 'popis',
      asking: false,
      box: 'own',
      year: 2026,
    });
    expect(`${after}`).toBe('izvor=letak&red=iznos&kutija=moje&godina=2026');
    expect(readPlace(params, withPlace(params, after, nothing))).toEqual(nothing);
  });
});

function Page() {
  const { place, put, set, linkTo } = usePlace(params);
  const navigate = useNavigate();
  const keys = {
    mapa: () => put({ part: 'mapa' }),
    oboje: () => {
      put({ sort: 'iznos' });
      set('q', 'most');
    },
    korak: () => put({ open: id }, true),
    natrag: () => void navigate(-1),
  };
  return (
    <>
      <output>{JSON.stringify(linkTo({ bank: 'tuzla' }))}</output>
      <p>{place.part}</p>
      {Object.entries(keys).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

describe('a page', () => {
  const press = (name: string) => screen.getByRole('button', { name });

  it('changes its part of the address, and leaves the rest', async () => {
    const { user, address } = show(<Page />, { at: '/popis?izvor=letak#red-3' });
    await user.click(press('mapa'));
    await waitFor(() => expect(address()).toBe('/popis?izvor=letak&dio=mapa#red-3'));
    expect(screen.getByRole('status').textContent).toBe(
      JSON.stringify({ search: '?izvor=letak&dio=mapa&banka=tuzla', hash: '#red-3' }),
    );
  });

  it('loses none of two changes that come at once', async () => {
    const { user, address } = show(<Page />, { at: '/popis' });
    await user.click(press('oboje'));
    await waitFor(() => expect(address()).toBe('/popis?red=iznos&q=most'));
  });

  it('takes a step that Back returns from where it is asked to, else none', async () => {
    const { user, address } = show(<Page />, { at: '/popis' });
    await user.click(press('korak'));
    await user.click(press('mapa'));
    await waitFor(() => expect(address()).toBe(`/popis?zahtjev=${id}&dio=mapa`));
    await user.click(press('natrag'));
    await waitFor(() => expect(address()).toBe('/popis'));
  });
});
