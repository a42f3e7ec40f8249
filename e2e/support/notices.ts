import { type BrowserContext, expect, type Page, request } from '@playwright/test';
import { choose, signIn } from './people.ts';

export const kinds = (page: Page) => page.getByRole('navigation', { name: 'Vrsta obavještenja' });
export const row = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });

/** A page of somebody who is signed in, and calls in their name. */
export async function enter(context: BrowserContext, url: string, name: string) {
  await choose(context, url, {});
  const token = await signIn(context, url, name);
  const call = async (method: string, path: string, data?: object) => {
    const api = await request.newContext({
      baseURL: url,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    const answer = await api.fetch(path, { method, ...(data ? { data } : {}) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    const body: unknown = await answer.json();
    await api.dispose();
    return body;
  };
  return { page: await context.newPage(), call };
}
