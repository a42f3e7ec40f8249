import type { Page } from '@playwright/test';

/** Asks the API in the name of who looks at the page. */
export type Ask = <T>(path: string) => Promise<T>;

/** A page as somebody finds it. */
export interface State {
  readonly name: string;
  readonly address: string | ((ask: Ask, page: Page) => Promise<string>);
  /** A demo account; nobody unless named. */
  readonly as?: string;
  /** Calls that get no answer. */
  readonly failing?: string | RegExp;
  /** What the reader does first; the words are those of the default language. */
  readonly open?: (page: Page) => Promise<void>;
}

export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
