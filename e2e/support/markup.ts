import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'no-dup-id': 'error',
    'unique-landmark': 'error',
  },
});

/** What stands where it may not, and landmarks that go by no name or by the name of another. */
export async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message}: ${selector}`),
  );
}

/** The page is a sound document as it stands. */
export async function expectSound(page: Page): Promise<void> {
  const shown = await page.evaluate<string>('document.documentElement.outerHTML');
  expect(await faultsOf(`<!doctype html>${shown}`)).toEqual([]);
}
