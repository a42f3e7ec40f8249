import type { Page } from '@playwright/test';

/** Answers the next calls of an endpoint so. */
export const answer = (
  page: Page,
  path: string,
  reply: { status: number; json: object; headers?: Record<string, string> },
) => page.route(`**${path}`, (route) => route.fulfill(reply));
