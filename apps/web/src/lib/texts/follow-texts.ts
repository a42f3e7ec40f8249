import type { CallAnswer } from '@app/contracts/endpoint';
import { parseAddress } from '@app/contracts/endpoint';
import type { translationsApi } from '@app/contracts/translations/translations.api';
import { translationsPaths } from '@app/contracts/translations/translations.paths';
import { byKey, showTexts } from './changed-texts.ts';

/** How often a failed question is repeated, and milliseconds between (specification §9). */
const retries = 3;
const retryAfter = 1_000;

let shown: string | undefined;

export async function refreshTexts(): Promise<void> {
  const { path } = parseAddress(translationsPaths.changes);
  // The browser keeps the answer and asks only whether it still stands.
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const text = await answer.text();
  shown ??= JSON.stringify(window.__texts?.texts ?? []);
  if (text === shown) return;
  const texts: CallAnswer<typeof translationsApi.changes> = JSON.parse(text);
  shown = text;
  showTexts(byKey(texts));
}

async function refreshPatiently(): Promise<void> {
  for (let left = retries; left >= 0; left -= 1) {
    try {
      return await refreshTexts();
    } catch {
      if (left > 0) await new Promise((done) => setTimeout(done, retryAfter));
    }
  }
}

/** Waits while nobody looks at the page. `fresh`: milliseconds for which nothing is asked. */
export function followTexts(fresh: number): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = () => {
    if (document.hidden || performance.now() - askedAt < fresh) return;
    askedAt = performance.now();
    void refreshPatiently();
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, fresh);
  ask();
}
