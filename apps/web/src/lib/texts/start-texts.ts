import { byKey, startWith } from './changed-texts.ts';

/** Milliseconds for which texts are taken as they are (specification §9). */
const fresh = 30_000;

/** What came with the page stands before the first picture; later changes follow by themselves. */
export function startTexts(): void {
  const sent = window.__texts;
  if (sent) startWith(byKey(sent.texts));
  // Without a network the texts stay as they came.
  const follow = () =>
    import('./follow-texts.ts').then((it) => it.followTexts(fresh)).catch(() => undefined);
  setTimeout(follow, sent?.more ? 0 : fresh);
}
