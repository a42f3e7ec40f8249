import { parse } from 'node:querystring';
import type { CallAnswer, Endpoint } from '@app/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@app/contracts/errors';
import type { Language } from '@app/messages/catalogue';
import { errorsTexts } from '@app/messages/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, vi } from 'vitest';
import { LanguageProvider } from '../lib/language.tsx';
import { Toasts } from '../shell/toasts.tsx';

/** A call that the page has made. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

interface Failure {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
}

type Reply<E> = CallAnswer<E> | { readonly failure: Failure } | 'no connection';

interface Answering {
  readonly endpoint: Endpoint;
  readonly replies: unknown[];
}

const answering: Answering[] = [];
const sent: Sent[] = [];

/**
 * Answers the calls of an endpoint, in this order, the last one for good; failures in the words of
 * the server. An answer that the row's schema does not know fails.
 */
export function answer<E extends Endpoint>(endpoint: E, ...replies: readonly Reply<E>[]): void {
  answering.unshift({ endpoint, replies: [...replies] });
}

/** Everything that was sent so far. */
export const allSent = (): readonly Sent[] => sent;

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

async function serve(
  language: Language,
  url: string,
  request: { method?: string; body?: BodyInit } = {},
) {
  const { pathname, search } = new URL(url, 'http://localhost');
  const method = request.method ?? 'GET';
  const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
  sent.push({ method, path: pathname, query: parse(search.slice(1)), body });
  const found = answering.find(
    ({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(pathname),
  );
  if (!found) throw new Error(`Nothing answers ${method} ${pathname}.`);
  const reply = found.replies.length > 1 ? found.replies.shift() : found.replies[0];
  if (reply === 'no connection') throw new TypeError('Failed to fetch');
  const { failure } = (reply ?? {}) as { failure?: Failure };
  if (failure) {
    const error = errorsTexts[failure.code][language];
    return Response.json({ error, ...failure }, { status: errorStatus[failure.code] });
  }
  return Response.json(found.endpoint.answer.parse(reply), {
    status: found.endpoint.status === 204 ? 200 : (found.endpoint.status ?? 200),
  });
}

afterEach(() => {
  cleanup();
  answering.length = 0;
  sent.length = 0;
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Choices {
  /** Where the reader is. */
  readonly at?: string;
  readonly language?: Language;
}

/** What a reader sees and does. */
interface Shown {
  readonly user: UserEvent;
  /** Path and query to which the page led. */
  readonly address: () => string;
}

function Located({ onMove, children }: { onMove: (to: string) => void; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  onMove(`${pathname}${search}${hash}`);
  return children;
}

/** Shows a part of a page; calls go to what `answer` says, and any other call fails. */
export function show(part: ReactNode, { at = '/', language = 'bhs' }: Choices = {}): Shown {
  vi.stubGlobal('fetch', serve.bind(null, language));
  let address = at;
  const noteAddress = (now: string) => {
    address = now;
  };
  const element = <Located onMove={noteAddress}>{part}</Located>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <LanguageProvider initial={language}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { user: userEvent.setup(), address: () => address };
}
