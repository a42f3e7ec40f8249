import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/error.ts';
import { storageKeys } from '../../lib/drafts/storage.ts';
import { LanguageProvider } from '../../lib/texts/language.tsx';
import { Toasts } from '../../shell/toasts.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

const refusal = (error: string) => new ApiError(409, JSON.stringify({ error }));

/** A call that is answered when the test says so; what was sent, in order. */
function held<Input = void>() {
  const open: PromiseWithResolvers<string>[] = [];
  const sent: Input[] = [];
  const send = (input: Input) => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    sent.push(input);
    return one.promise;
  };
  return { send, sent, open };
}

function showIn(part: React.ReactNode, language: 'bhs' | 'en' = 'bhs') {
  localStorage.setItem(storageKeys.language, language);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  render(
    <LanguageProvider initial={language}>
      <QueryClientProvider client={queries}>{part}</QueryClientProvider>
      <Toasts />
    </LanguageProvider>,
  );
  return { queries, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

function Send(options: ActionOptions<string>) {
  const action = useAction(options);
  return (
    <>
      <button type="button" aria-busy={action.busy} onClick={() => void action.run()}>
        Pošalji
      </button>
      <output>{action.failure}</output>
    </>
  );
}

/** Shows one thing after another in the same place; notes whose press was done. */
function Replaced({ send, done }: { send: () => Promise<string>; done: string[] }) {
  const [id, setId] = useState('prvi');
  return (
    <>
      <Send send={send} onSuccess={() => done.push(id)} />
      <button type="button" onClick={() => setId('drugi')}>
        Dalje
      </button>
    </>
  );
}

const key = () => screen.getByRole('button', { name: 'Pošalji' });
const queryKey = ['stvari'];

type Things = { fetch: () => Promise<number[]> } & ActionOptions<string, number, number[]>;

/** Numbers, and a key for each that adds it. */
function Things({ fetch, ...options }: Things) {
  const { data = [] } = useQuery({ queryKey, queryFn: fetch, staleTime: Infinity });
  const add = useAction({
    query: { queryKey, optimistic: (now: number[], one) => [...now, one] },
    ...options,
  });
  return (
    <>
      <output>{data.join(' ')}</output>
      {[1, 2].map((one) => (
        <button key={one} type="button" onClick={() => void add.run(one)}>
          {`Dodaj ${one}`}
        </button>
      ))}
    </>
  );
}

const isBusy = (busy: boolean) =>
  waitFor(() => expect(key().getAttribute('aria-busy')).toBe(`${busy}`));

describe('an action', () => {
  it('is busy until what follows from it is done, and refuses a second press meanwhile', async () => {
    const { send, open } = held();
    const follows = Promise.withResolvers<void>();
    const { user } = showIn(<Send send={send} done="Poslano." onSuccess={() => follows.promise} />);
    await user.dblClick(key());
    await isBusy(true);
    expect(open).toHaveLength(1);
    open[0]?.resolve('');
    await screen.findByText('Poslano.');
    expect(key().getAttribute('aria-busy')).toBe('true');
    follows.resolve();
    await isBusy(false);
    await user.click(key());
    expect(open).toHaveLength(2);
    open[1]?.resolve('');
  });

  it('says why the server refused, under the words for what failed', async () => {
    const { user } = showIn(
      <Send send={() => Promise.reject(refusal('Neko je bio brži.'))} failed="Nije poslano." />,
    );
    await user.click(key());
    await screen.findByText('Neko je bio brži.');
    expect(screen.getByText('Nije poslano.')).toBeTruthy();
    await isBusy(false);
  });

  it('fails at once where there is no connection, in the language of the reader', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = showIn(<Send send={() => Promise.reject(new ApiError(0, ''))} />, 'en');
    await user.click(key());
    await screen.findByText(/^We can’t reach the server/);
    vi.restoreAllMocks();
  });

  it('stands in its place where it is told there, until the next press', async () => {
    const { send, open } = held();
    const { user } = showIn(<Send send={send} inPlace />);
    await user.click(key());
    open[0]?.reject(refusal('Neko je bio brži.'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Neko je bio brži.'));
    expect(screen.getAllByText('Neko je bio brži.')).toHaveLength(1);
    await user.click(key());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    open[1]?.resolve('');
  });

  it('says nothing of a refusal that was dealt with', async () => {
    const refused = vi.fn(() => true as const);
    const { user } = showIn(<Send send={() => Promise.reject(refusal('Ne.'))} refused={refused} />);
    await user.click(key());
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await isBusy(false);
    expect(screen.queryByText('Ne.')).toBeNull();
  });

  it('offers the way back, and says where it failed', async () => {
    const { user } = showIn(
      <Send
        send={() => Promise.resolve('')}
        done={{
          title: 'Uklonjeno.',
          undo: { label: 'Vrati', run: () => Promise.reject(refusal('Prekasno.')) },
        }}
      />,
    );
    await user.click(key());
    await user.click(await screen.findByRole('button', { name: 'Vrati' }));
    await screen.findByText('Prekasno.');
  });

  it('ends with what it was begun with, though another thing is shown by then', async () => {
    const { send, open } = held();
    const done: string[] = [];
    const { user } = showIn(<Replaced send={send} done={done} />);
    await user.click(key());
    await user.click(screen.getByRole('button', { name: 'Dalje' }));
    open[0]?.resolve('');
    await waitFor(() => expect(done).toEqual(['prvi']));
  });
});

describe('what is optimistic', () => {
  const shown = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  const add = (one: number) => screen.getByRole('button', { name: `Dodaj ${one}` });

  it('is shown at once, sent in turn, and asked for anew once nothing waits', async () => {
    const { send, sent, open } = held<number>();
    const fetch = vi.fn(() => Promise.resolve([0]));
    const { user } = showIn(<Things fetch={fetch} send={send} />);
    await shown('0');
    await user.click(add(1));
    await user.click(add(2));
    await shown('0 1 2');
    expect(sent).toEqual([1]);
    open[0]?.resolve('');
    await waitFor(() => expect(sent).toEqual([1, 2]));
    expect(fetch).toHaveBeenCalledTimes(1);
    fetch.mockResolvedValue([0, 1, 2, 3]);
    open[1]?.resolve('');
    await shown('0 1 2 3');
  });

  it('is taken back alone, and what waits behind it stays', async () => {
    const { send, open } = held<number>();
    const fetch = vi.fn(() => Promise.resolve([0]));
    const { user } = showIn(<Things fetch={fetch} send={send} />);
    await shown('0');
    await user.click(add(1));
    await user.click(add(2));
    await shown('0 1 2');
    // From here on nothing is heard of the server.
    fetch.mockRejectedValue(new ApiError(0, ''));
    open[0]?.reject(refusal('Ne.'));
    await shown('0 2');
    await waitFor(() => expect(open).toHaveLength(2));
    open[1]?.reject(refusal('Ne.'));
    await shown('0');
  });

  it('becomes what was answered, under what waits', async () => {
    const { send, open } = held<number>();
    const { user } = showIn(
      <Things
        fetch={() => Promise.resolve([0])}
        send={send}
        query={{
          queryKey,
          optimistic: (now, one) => [...now, one],
          answered: (_now, answer) => answer.split(' ').map(Number),
        }}
      />,
    );
    await shown('0');
    await user.click(add(1));
    await user.click(add(2));
    open[0]?.resolve('0 7 1');
    await shown('0 7 1 2');
    await waitFor(() => expect(open).toHaveLength(2));
    open[1]?.resolve('0 7 1 8 2');
    await shown('0 7 1 8 2');
  });

  it('puts nothing back over what came from elsewhere', async () => {
    const { send, open } = held<number>();
    const fetch = vi.fn(() => Promise.resolve([0]));
    const { user, queries } = showIn(<Things fetch={fetch} send={send} />);
    await shown('0');
    await user.click(add(1));
    await shown('0 1');
    queries.setQueryData(queryKey, [5]);
    fetch.mockRejectedValue(new ApiError(0, ''));
    open[0]?.reject(refusal('Ne.'));
    await screen.findByText('Ne.');
    await shown('5');
  });
});
