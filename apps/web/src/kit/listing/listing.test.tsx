import { useInfiniteQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { show, signIn } from '../../testing/show.tsx';
import { Listing } from './listing.tsx';
import { useMore } from './more.ts';
import { NextPage } from './next-page.tsx';
import { type Page, paged, rowsOf } from './paged.ts';

type Load = (after: string | undefined) => Promise<Page<string>>;

function Stones({ load, noneOf }: { load: Load; noneOf?: string }) {
  const query = useInfiniteQuery({
    queryKey: ['stones'],
    queryFn: ({ pageParam }) => load(pageParam),
    ...paged,
  });
  const rows = noneOf ? rowsOf(query.data)?.filter((stone) => stone !== noneOf) : undefined;
  return (
    <Listing asked={query} {...(noneOf && { rows })} none={<p>Nema kamenja. Donesi prvi.</p>}>
      {(stones) => stones.map((stone) => <p key={stone}>{stone}</p>)}
    </Listing>
  );
}

const page = (items: readonly string[], next: string | null = null): Page<string> => ({
  items,
  next,
});
const never = () => new Promise<never>(() => undefined);

describe('a list', () => {
  it('says that it is on its way', async () => {
    show(<Stones load={never} />);
    const waiting = await screen.findByRole('status');
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    expect(waiting.querySelectorAll('.skeleton')).toHaveLength(3);
  });

  it('says that it did not come, and comes when it is asked for once more', async () => {
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue(page(['a']));
    const { user } = show(<Stones load={load} />);
    await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByText('a')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovo' })).toBeNull();
  });

  it('says what comes next where it is empty', async () => {
    show(<Stones load={async () => page([])} />);
    expect(await screen.findByText('Nema kamenja. Donesi prvi.')).toBeDefined();
  });

  it('goes on after a page of which nothing is shown, and does not call itself empty', async () => {
    const load: Load = async (after) => (after ? page(['b']) : page(['hidden'], 'one'));
    const { user } = show(<Stones load={load} noneOf="hidden" />);
    await user.click(await screen.findByRole('button', { name: 'Prikaži još' }));
    expect(await screen.findByText('b')).toBeDefined();
    expect(screen.queryByText(/Nema kamenja/)).toBeNull();
  });

  it('stays where its next page does not come', async () => {
    const load = vi
      .fn<Load>()
      .mockResolvedValueOnce(page(['a'], 'one'))
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue(page(['b']));
    const { user } = show(<Stones load={load} />);
    await user.click(await screen.findByRole('button', { name: 'Prikaži još' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Nastavak se nije učitao.');
    expect(screen.getByText('a')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByText('b')).toBeDefined();
  });
});

const first = page(['a'], 'one');
const load = vi.fn(async () => page(['b']));

function Rendered() {
  const list = useMore('stones', first, load);
  return (
    <>
      {list.items.map((stone) => (
        <p key={stone}>{stone}</p>
      ))}
      <NextPage query={list}>Još</NextPage>
    </>
  );
}

describe('a list that was rendered with its first page', () => {
  /** Enters at a place in the history, has all of the list shown and goes on from it. */
  const enter = async (key: string) => {
    const router = createMemoryRouter(
      [
        { path: '/', element: <Rendered key="stones" /> },
        { path: '/other', element: <Rendered key="other" /> },
        { path: '/stone', element: <p>Jedan kamen</p> },
      ],
      { initialEntries: [{ pathname: '/', key }] },
    );
    show(null);
    render(<RouterProvider router={router} />);
    await act(async () => screen.getByRole('button', { name: 'Još' }).click());
    expect(await screen.findByText('b')).toBeDefined();
    const go = (to: string | number) => act(() => router.navigate(to as string));
    await go('/stone');
    expect(screen.queryByText('b')).toBeNull();
    return go;
  };

  it('is there as it was for who comes back, and from its beginning elsewhere', async () => {
    const go = await enter('one');
    await go(-1);
    expect(screen.getByText('b')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
    await go('/other');
    expect(screen.queryByText('b')).toBeNull();
  });

  it('begins anew for another reader', async () => {
    const go = await enter('two');
    await act(() => signIn());
    await go(-1);
    expect(screen.getByText('a')).toBeDefined();
    expect(screen.queryByText('b')).toBeNull();
  });
});
