import { type BrowserContext, expect, type Page, request } from '@playwright/test';
import { signIn } from './people.ts';

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Calls the API in this person's name. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<unknown>;
}

/** Somebody at their own desk. */
export async function enter(
  context: BrowserContext,
  baseURL: string,
  name: string,
): Promise<Person> {
  const token = await signIn(context, baseURL, name);
  const headers = { authorization: `Bearer ${token}` };
  return {
    context,
    page: await context.newPage(),
    async call(method, path, data) {
      const api = await request.newContext({ baseURL, extraHTTPHeaders: headers });
      const answer = await api.fetch(path, { method, ...(data ? { data } : {}) });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      const body: unknown = await answer.json();
      await api.dispose();
      return body;
    },
  };
}

/** The bar says that everything is saved. */
export const expectSaved = (page: Page, timeout = 10_000) =>
  expect(page.locator('header').first()).toContainText(/Sačuvano u \d\d:\d\d/, { timeout });
