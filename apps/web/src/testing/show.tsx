import { parse } from 'node:querystring';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import type { CallAnswer, Endpoint } from '@app/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@app/contracts/errors';
import type { Language } from '@app/messages/catalogue';
import { errorsTexts } from '@app/messages/errors';
import { dismissToast, readToasts } from '@app/ui/toaster';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { useFollowedLinks } from '../lib/addresses/links.tsx';
import { storageKeys } from '../lib/drafts/storage.ts';
import { RenderedAtProvider } from '../lib/format/rendered-at.tsx';
import type { Product } from '../lib/page/product.ts';
import { session } from '../lib/session/session.ts';
import { LanguageProvider } from '../lib/texts/language.tsx';
import { Toasts } from '../shell/toasts.tsx';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

interface Failure {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

type Reply<E> =
  | CallAnswer<E>
  | Promise<CallAnswer<E>>
  | { readonly failure: Failure }
  | 'no connection';

interface Answering {
  readonly endpoint: Endpoint;
  readonly replies: unknown[];
}

const answering: Answering[] = [];
const sent: Sent[] = [];
const unexpected: string[] = [];

/**
 * Answers the calls of an endpoint, in this order, the last one for good; failures in the words of
 * the server. An answer that the row's schema does not know fails.
 */
export function answer<E extends Endpoint>(endpoint: E, ...replies: readonly Reply<E>[]): void {
  answering.unshift({ endpoint, replies: [...replies] });
}

export const allSent = (): readonly Sent[] => sent;

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

async function serve(
  language: Language,
  url: string,
  request: { method?: string; body?: BodyInit; signal?: AbortSignal } = {},
) {
  const { pathname, search } = new URL(url, 'http://localhost');
  const method = request.method ?? 'GET';
  const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
  // Live events are there, and nothing happens.
  if (pathname === '/api/events') return new Promise<never>(() => undefined);
  sent.push({
    method,
    path: pathname,
    query: { ...parse(search.slice(1)) },
    body,
    signal: request.signal,
  });
  const found = answering.find(
    ({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(pathname),
  );
  if (!found) {
    unexpected.push(`${method} ${pathname}`);
    throw new TypeError('Failed to fetch');
  }
  const reply = await (found.replies.length > 1 ? found.replies.shift() : found.replies[0]);
  if (reply === 'no connection') throw new TypeError('Failed to fetch');
  const { failure } = (reply ?? {}) as { failure?: Failure };
  if (failure) {
    const { retryAfter, ...told } = failure;
    const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {};
    const error = errorsTexts[failure.code][language];
    return Response.json({ error, ...told }, { status: errorStatus[failure.code], headers });
  }
  // A file comes as it is.
  if (reply instanceof Blob) {
    return new Response(reply, { headers: { 'content-type': reply.type } });
  }
  const { answer: shape, status = 200 } = found.endpoint;
  const { success, data, error } = shape.safeParse(reply);
  if (!success) unexpected.push(`${method} ${pathname} is answered wrongly: ${error.message}`);
  return Response.json(success ? (shape.encode(data) ?? null) : null, {
    status: status === 204 ? 200 : status,
  });
}

/** Sends files to the same answers; `fetch` cannot tell how much has been sent. */
const sendingTo = (language: Language) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #going = new AbortController();
    #request = { method: '', url: '' };

    open(method: string, url: string) {
      this.#request = { method, url };
    }

    setRequestHeader() {}

    abort() {
      this.#going.abort();
      this.dispatchEvent(new Event('abort'));
    }

    async send(body: BodyInit) {
      const { method, url } = this.#request;
      try {
        const response = await serve(language, url, { method, body, signal: this.#going.signal });
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  };

/** Whoever `signIn` signs in. */
export const someone: Profile = {
  id: '0199aaaa-0000-7000-8000-00000000000a',
  email: 'hana@primjer.ba',
  role: 'member',
  name: 'Hana Zukić',
  firstName: 'Hana',
  lastName: 'Zukić',
  profilePictureUrl: null,
  language: 'bhs',
  municipality: null,
  interests: [],
  isVerified: true,
  onboardingCompleted: true,
  createdAt: '2026-01-05T10:00:00.000Z',
};

const farFuture = 4_000_000_000;
const accessToken = ['{}', JSON.stringify({ exp: farFuture }), ''].map(btoa).join('.');
/** What signing in gives. */
export const pair = { accessToken, refreshToken: 'the-refresh-token' };

/** Somebody is signed in, as far as the page knows. */
export async function signIn(as: Partial<Profile> = {}): Promise<void> {
  vi.stubGlobal('fetch', serve.bind(null, 'bhs'));
  answer(accountsApi.profile, { ...someone, ...as });
  await session.signIn(pair);
  sent.length = 0;
}

// How long something takes says nothing here; the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

/** After each test; `clean-up.ts` sees to it, since this file is read once for many. */
export async function cleanUp(): Promise<void> {
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  await session.signOut();
  const calls = unexpected.splice(0);
  answering.length = 0;
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(calls, 'calls that nothing answers, or not as their row says').toEqual([]);
}

interface Choices {
  /** Where the reader is. */
  readonly at?: string;
  /** The pattern of its address, for what reads parts of it. */
  readonly path?: string;
  readonly language?: Language;
  readonly product?: Partial<Product>;
}

interface Shown {
  readonly user: UserEvent;
  /** Puts a text into a field, in place of what stands there. */
  readonly fill: (field: Element, text: string) => Promise<void>;
  /** Path and query to which the page led. */
  readonly address: () => string;
}

function Located({ onMove, children }: { onMove: (to: string) => void; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  useFollowedLinks();
  onMove(`${pathname}${search}${hash}`);
  return children;
}

const someProduct: Product = {
  brand: 'Zamah',
  publicUrl: 'http://localhost',
  demo: false,
  mapTilesUrl: null,
  smallestGift: 0.01,
  language: 'bhs',
  theme: 'light',
  now: Date.parse('2026-11-02T09:00:00.000Z'),
};

/** Shows a part of a page; calls go to what `answer` says, and any other call fails. */
export function show(part: ReactNode, choices: Choices = {}): Shown {
  const { at = '/', path = '*', language = 'bhs' } = choices;
  vi.stubGlobal('fetch', serve.bind(null, language));
  vi.stubGlobal('XMLHttpRequest', sendingTo(language));
  localStorage.setItem(storageKeys.language, language);
  let address = at;
  const noteAddress = (now: string) => {
    address = now;
  };
  const element = <Located onMove={noteAddress}>{part}</Located>;
  const product = { ...someProduct, language, ...choices.product };
  const pages = [
    { path, element },
    { path: '*', element: <Located onMove={noteAddress}>{null}</Located> },
  ];
  const router = createMemoryRouter(
    [{ id: 'root', loader: () => product, children: path === '*' ? pages.slice(0, 1) : pages }],
    { initialEntries: [at], hydrationData: { loaderData: { root: product } } },
  );
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <LanguageProvider initial={language}>
      <QueryClientProvider client={queries}>
        <RenderedAtProvider at={Date.now()}>
          <RouterProvider router={router} />
        </RenderedAtProvider>
        <Toasts />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const fill = async (field: Element, text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { user, fill, address: () => address };
}

/** Whatever axe can tell without a layout is in order in what is shown. */
export async function expectAccessible(): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run({ include: document.body, exclude: '[hidden]' }, { rules });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

/** Lets time pass, where `vi.useFakeTimers({ shouldAdvanceTime: true })` holds the clock. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What is said at a field: its hint, or what is wrong with it. */
export const saidAt = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** A field is marked as wrong, in these words; the first of them has the focus. */
export async function expectWrong(
  first: readonly [field: () => Element, words: string | RegExp],
  ...others: readonly (readonly [field: () => Element, words: string | RegExp])[]
): Promise<void> {
  await waitFor(() => {
    for (const [field, words] of [first, ...others]) {
      expect(saidAt(field())).toMatch(words);
      expect(field().getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement).toBe(first[0]());
  });
}
