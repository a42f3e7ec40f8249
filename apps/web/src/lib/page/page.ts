import type { PageRequest } from '@app/contracts/page';
import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import type { ApiCall, CallArguments, CallResult } from '../api/client.ts';
import { inOneLanguage } from './one-language.ts';

/** What the server gave the web for the page that is being rendered. */
export const pageContext = createContext<PageRequest>();

interface LoaderArgs {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}

export interface PageLoaderTools {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly page: PageRequest;
  /**
   * Calls a public endpoint as a stranger, without a network between. NOT_FOUND becomes the
   * not-found page, any other failure the error page.
   */
  ask<C extends ApiCall>(call: C, ...input: CallArguments<C>): Promise<CallResult<C>>;
  /** The same, with null for what is not there; other failures stay failures. */
  askIfFound<C extends ApiCall>(call: C, ...input: CallArguments<C>): Promise<CallResult<C> | null>;
  /** Thrown: the page stands at another address for good, with the same query. */
  moved(to: string): Response;
  /** The same as `ask`, with null instead of a failure. */
  askOrNull<C extends ApiCall>(call: C, ...input: CallArguments<C>): Promise<CallResult<C> | null>;
}

/**
 * Runs on the server only; what `load` answers is the page's `loaderData`. Of texts in both
 * languages it holds the reader's, unless the page needs `both`.
 */
export function pageLoader<T>(load: (tools: PageLoaderTools) => Promise<T>, texts?: 'both') {
  return async ({ request, params, context }: LoaderArgs): Promise<T> => {
    const page = context.get(pageContext);
    const run = async <C extends ApiCall>(call: C, input: CallArguments<C>) => {
      const answer = await page.call(call.address, input[0] ?? {}, { language: page.language });
      if (texts !== 'both') inOneLanguage(answer, page.language);
      return answer;
    };
    const { search, searchParams } = new URL(request.url);
    return load({
      params,
      query: searchParams,
      moved: (to) => redirect(`${to}${search}`, 301),
      page,
      async ask(call, ...input) {
        const answer = await run(call, input);
        if (isFailure(answer)) throw refusal(answer.code);
        return answer as CallResult<typeof call>;
      },
      async askIfFound(call, ...input) {
        const answer = await run(call, input);
        if (!isFailure(answer)) return answer as CallResult<typeof call>;
        if (isMissing(answer.code)) return null;
        throw refusal(answer.code);
      },
      async askOrNull(call, ...input) {
        const answer = await run(call, input);
        return isFailure(answer) ? null : (answer as CallResult<typeof call>);
      },
    });
  };
}

const isFailure = (value: unknown): value is { failure: true; code: string } =>
  typeof value === 'object' && value !== null && 'failure' in value && value.failure === true;

/** A malformed address is a page that does not exist. */
const isMissing = (code: string) => code === 'NOT_FOUND' || code === 'VALIDATION';

const refusal = (code: string) =>
  isMissing(code) ? notFound() : data({ code }, { status: code === 'UNAVAILABLE' ? 503 : 500 });

/** Thrown by a loader: shows the not-found page with status 404. */
export const notFound = () => data(null, { status: 404 });
