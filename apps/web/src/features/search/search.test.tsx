import { searchApi } from '@app/contracts/search/search.api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { loading } from '../../lib/session/session-state.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import SearchPage, { clientLoader } from './pages/search.tsx';
import { SearchKey } from './public.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import {
  answered,
  article,
  marked,
  nothing,
  path,
  publicly,
  service,
  typed,
} from './search.testing.ts';

type Loaded = Awaited<ReturnType<typeof clientLoader>>;
const reader = '0199aaaa-0000-7000-8000-00000000000a';

function page(loaded: Partial<Loaded>, at = '/search?q=bicikl') {
  const loaderData: Loaded = {
    answer: null,
    error: null,
    reader: null,
    language: 'bhs',
    ...loaded,
  };
  const props = { loaderData } as ComponentProps<typeof SearchPage>;
  return show(<SearchPage {...props} />, { at });
}
const asked = (end: string) => allSent().filter(({ path }) => path.endsWith(end));
const region = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);

beforeEach(() => vi.setSystemTime('2026-11-20T09:00:00.000Z'));

describe('the page of the search', () => {
  it('shows a member what is found, the nearest first, marked, each in the shape of its kind', async () => {
    await signIn();
    page({ answer: answered, reader });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      '15 rezultata za „bicikl“',
    );
    const near = region('Servis za bicikle');
    expect(near.getByRole('link', { name: 'Otvori projekat' }).getAttribute('href')).toBe(
      service.page,
    );
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['bicikle', 'bicikala', 'biciklu', 'Bicikli']),
    );
    expect(region('Ljudi').getByText(/u vještinama:/)).toBeDefined();
    expect(region('Projekti').getByText(/tvoj tim, drugi je još ne vide/)).toBeDefined();
    expect(region('Projekti').getByText('Poslano')).toBeDefined();
    expect(region('Pozivi').getByText('6')).toBeDefined();
    expect(region('Pozivi').getByText('Zatvoren')).toBeDefined();
    const kinds = within(screen.getByRole('navigation', { name: 'Vrsta rezultata' }));
    expect(kinds.getAllByRole('link').map((one) => one.textContent)).toEqual([
      '15Sve',
      '1Ljudi',
      '9Projekti',
      '2Pozivi',
      '1Banke',
      '1Članci',
      '1Objave',
    ]);
    expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('15Sve');
    expect(screen.getByRole('link', { name: 'Prikaži sve: Projekti' }).getAttribute('href')).toBe(
      '/search?q=bicikl&vrsta=projects',
    );
    expect(screen.queryByRole('link', { name: 'Prikaži sve: Ljudi' })).toBeNull();
    await expectAccessible();
  });

  it('says nothing of a text that is the title once more', async () => {
    await signIn();
    const found = { part: 'text' as const, text: marked('Servis za *bicikle*') };
    page({ answer: { ...answered, nearest: { ...service, found }, groups: [] }, reader });
    expect(await screen.findByRole('link', { name: 'Otvori projekat' })).toBeDefined();
    expect(document.querySelectorAll('mark')).toHaveLength(1);
  });

  it('tells a stranger neither what is shut nor how much of it there is', async () => {
    page({ answer: publicly });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      '13 javnih rezultata za „bicikl“',
    );
    const kinds = within(screen.getByRole('navigation', { name: 'Vrsta rezultata' }));
    expect(kinds.queryByRole('link', { name: /Objave/ })).toBeNull();
    expect(kinds.getByText('Objave').textContent).toBe('Objave, samo za članove');
    const way = screen.getByRole('link', { name: 'Uđi ili otvori nalog' });
    expect(way.getAttribute('href')).toBe('/login?returnUrl=%2Fsearch%3Fq%3Dbicikl');
    await expectAccessible();
  });

  it('keeps what was rendered for strangers from a member, and another’s from everybody', async () => {
    await signIn();
    page({ answer: answered, reader: 'somebody else' });
    expect(await screen.findByText('Tražim…')).toBeDefined();
    expect(screen.queryByText('Staza uz Jalu')).toBeNull();
  });

  it.each([
    [1, '1 rezultat'],
    [3, '3 rezultata'],
    [25, '25 rezultata'],
  ])('counts %i in words', async (count, words) => {
    await signIn();
    const kinds = answered.kinds.map((one, place) => ({ ...one, count: place === 1 ? count : 0 }));
    page({ answer: { ...answered, kinds }, reader });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      `${words} za „bicikl“`,
    );
  });

  it('says that there are more than were counted', async () => {
    await signIn();
    const kinds = answered.kinds.map((one) => ({
      ...one,
      hasMore: one.kind === 'posts',
      count: 200,
    }));
    page({ answer: { ...answered, kinds }, reader });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Više od 1200 rezultata za „bicikl“',
    );
    expect(screen.getByRole('link', { name: '200+ Objave' })).toBeDefined();
  });

  it('goes through one kind page by page, and leads to the list with the same words', async () => {
    await signIn();
    const next = { ...answered, groups: [{ kind: 'projects' as const, items: [service] }] };
    answer(searchApi.search, next);
    const one = { ...answered, nearest: null, groups: answered.groups.slice(0, 1), next: 'there' };
    const { user } = page({ answer: one, reader }, '/search?q=bicikl&vrsta=projects');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      '9 projekata za „bicikl“',
    );
    expect(screen.getByRole('link', { name: /^Suzi po banci/ }).getAttribute('href')).toBe(
      '/odobrene-aplikacije?q=bicikl',
    );
    await user.click(screen.getByRole('button', { name: 'Prikaži još' }));
    expect(await screen.findByRole('link', { name: 'Servis za bicikle' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Staza uz Jalu' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull();
    expect(asked('/search').map(({ query }) => query)).toEqual([
      { q: 'bicikl', kind: 'projects', language: 'bhs', after: 'there' },
    ]);
    await expectAccessible();
  });

  it('has nothing of a kind, and says so', async () => {
    await signIn();
    page({ answer: { ...answered, nearest: null, groups: [] }, reader }, '/search?q=b&vrsta=banks');
    expect(await screen.findByText(/^Ovdje nema ničega za „b“/)).toBeDefined();
  });

  it('offers what is written alike where nothing is found, and says what could be', async () => {
    page({ answer: nothing }, '/search?q=bickloraonica');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ovdje se most prekida.' }),
    ).toBeDefined();
    const likest = screen.getByRole('link', { name: 'bicikloradionica 4' });
    expect(likest.getAttribute('href')).toBe('/search?q=bicikloradionica');
    expect(screen.getByRole('link', { name: 'radionica 17' })).toBeDefined();
    expect(screen.getByText('Šta se može naći')).toBeDefined();
    expect(recentSearches()).toEqual([]);
    await expectAccessible();
  });

  it('says that the search failed, and can be tried again', async () => {
    page({ answer: null, error: new Error() });
    expect(await screen.findByText('Pretraga nije uspjela')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pokušaj ponovo' })).toBeDefined();
  });

  it('is a field that `/` leads to, and an empty one shows what was searched for last', async () => {
    rememberSearch('muzika na krovu');
    const { user } = page({}, '/search');
    const field = screen.getByRole('searchbox', { name: 'Šta tražiš' });
    await user.keyboard('/');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', '');
    expect(screen.getByRole('link', { name: 'muzika na krovu' }).getAttribute('href')).toBe(
      '/search?q=muzika+na+krovu',
    );
    await user.type(field, 'skola{Enter}');
    await expectAccessible();
  });

  it('asks in the browser as whoever reads, in the language of the page', async () => {
    await signIn();
    answer(searchApi.search, answered);
    const request = new Request('http://localhost/search?q=%20bicikl%20&vrsta=banks');
    const loaded = await clientLoader({ request } as Parameters<typeof clientLoader>[0]);
    expect(loaded).toMatchObject({ reader, answer: { query: 'bicikl' }, error: null });
    expect(asked('/search')[0]?.query).toEqual({ q: 'bicikl', kind: 'banks', language: 'bhs' });
    answer(searchApi.search, 'no connection');
    const failed = await clientLoader({ request } as Parameters<typeof clientLoader>[0]);
    expect(failed).toMatchObject({ answer: null, error: expect.anything() });
  });
});

describe('what was searched for last', () => {
  it('is the last first, each once, a few of them, and can be forgotten', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) rememberSearch(query);
    expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await signIn();
    rememberSearch('tajna');
    await signIn({ id: '0199aaaa-0000-7000-8000-00000000000b' });
    expect(recentSearches()).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain('tajna');
  });

  it('is not touched before it is known who reads', async () => {
    await signIn();
    rememberSearch('most');
    const known = vi.spyOn(session, 'read').mockReturnValue(loading);
    page({ answer: publicly });
    await screen.findByRole('heading', { level: 1 });
    known.mockRestore();
    expect(recentSearches()).toEqual(['most']);
  });

  it('is kept of what found something', async () => {
    await signIn();
    page({ answer: answered, reader });
    await screen.findByRole('heading', { level: 1 });
    expect(recentSearches()).toEqual(['bicikl']);
  });

  it.each(['[]', '{"queries":[1]}', 'x', '{"reader":null}'])('means nothing as %s', (text) => {
    localStorage.setItem('lastSearches', text);
    expect(recentSearches()).toEqual([]);
  });
});

describe('the field in the header', () => {
  async function open() {
    const shown = show(<SearchKey />);
    await shown.user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'Traži svuda' });
    expect(document.activeElement).toBe(field);
    await screen.findByText('ime, mjesto, vještina');
    return { ...shown, field };
  }
  const options = () => screen.queryAllByRole('option');
  const chosen = () => screen.getByRole('option', { selected: true });

  it('opens by its keys where nothing is written, and closes by Escape', async () => {
    const { user } = show(
      <>
        <SearchKey />
        <textarea aria-label="Poruka" />
      </>,
    );
    const box = () => screen.queryByRole('combobox');
    await user.type(screen.getByLabelText('Poruka'), 'i/ili');
    expect(box()).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box()).toBeNull());
    act(() => document.body.focus());
    fireEvent.keyDown(document.body, { key: '/' });
    expect(box()).not.toBeNull();
  });

  it('leads to the page of the search without scripts, and opens with them', async () => {
    const { user, address } = show(<SearchKey />);
    const key = screen.getByRole('link', { name: 'Traži svuda' });
    expect(key.getAttribute('href')).toBe('/search');
    await user.click(key);
    expect(address()).toBe('/');
    expect(screen.getByRole('combobox')).toBeDefined();
  });

  it('finds while one types; arrows choose, Enter opens', async () => {
    answer(searchApi.typed, typed);
    const { user, field, address } = await open();
    await user.type(field, 'bici');
    expect(await screen.findByRole('option', { name: /Servis za bicikle/ })).toBeDefined();
    expect(options()).toHaveLength(7);
    expect(chosen().textContent).toContain('31 rezultat svih vrsta');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen().textContent).toContain('Adnan Mehić');
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(chosen().textContent).toContain('Ko ima viška');
    await expectAccessible();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe(article.page));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('searches for all of it by Enter alone', async () => {
    answer(searchApi.typed, { ...typed, items: [], count: 0 });
    const { user, field, address } = await open();
    await user.type(field, ' Đurđa {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=%C4%90ur%C4%91a'));
  });

  it('shows no answer but the one to the last words, and asks for none twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let late: (answer: typeof typed) => void = () => undefined;
    const first = new Promise<typeof typed>((resolve) => {
      late = resolve;
    });
    const second = { ...typed, items: [path], count: 1 };
    answer(searchApi.typed, first, second, typed);
    const { fill, field } = await open();
    const one = screen.getByRole('combobox');
    await fill(one, 'bici');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await fill(one, 'staza');
    await act(() => vi.advanceTimersByTimeAsync(200));
    const [before] = asked('/typed');
    expect(before?.signal?.aborted).toBe(true);
    expect(await screen.findByRole('option', { name: /Staza uz Jalu/ })).toBeDefined();
    await act(async () => late(typed));
    expect(options()).toHaveLength(2);
    await fill(field, 'most');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(options()).toHaveLength(7));
    await fill(field, 'staza');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(asked('/typed').map(({ query }) => query.q)).toEqual(['bici', 'staza', 'most']);
  });

  it('waits for a second letter, and says where suggestions did not come', async () => {
    answer(searchApi.typed, 'no connection');
    const { user, field } = await open();
    await user.type(field, 'b');
    expect(options()).toHaveLength(1);
    expect(asked('/typed')).toEqual([]);
    await user.type(field, 'i');
    expect(
      (await screen.findAllByText('Prijedlozi nisu stigli. Enter ipak traži.')).length,
    ).toBeGreaterThan(0);
  });

  it('offers what was searched for last, until it is forgotten one by one or all at once', async () => {
    for (const query of ['Nejra Alić', 'grant za školu', 'muzika']) rememberSearch(query);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Zaboravi „grant za školu“' }));
    expect(screen.queryByRole('link', { name: 'grant za školu' })).toBeNull();
    expect(recentSearches()).toEqual(['muzika', 'Nejra Alić']);
    await user.click(screen.getByRole('button', { name: 'Zaboravi sve' }));
    expect(screen.getByText('Zadnje pretrage su obrisane.')).toBeDefined();
    expect(recentSearches()).toEqual([]);
    await expectAccessible();
  });

  it('leads to one kind at once', async () => {
    answer(searchApi.typed, typed);
    const { user, field } = await open();
    await user.type(field, 'most');
    expect((await screen.findByRole('link', { name: 'Projekti' })).getAttribute('href')).toBe(
      '/search?q=most&vrsta=projects',
    );
  });

  it('is not there twice: the page of the search has its own', () => {
    show(<SearchKey />, { at: '/search?q=most' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('puts a text in pieces together again', () => {
  expect(marked('Servis za *bicikle* svih').map(({ text }) => text)).toEqual([
    'Servis za ',
    'bicikle',
    ' svih',
  ]);
});
