import { readStored } from '../drafts/storage.ts';

/** Milliseconds after which what a page asked first is no longer believed. */
const believedFor = 60_000;

/**
 * The answer to one of the questions that left with the page (`lib/page/ask-first.ts`): once, for
 * whoever is still signed in, in the language that is asked in.
 *
 * @returns undefined where it is to be asked in the usual way.
 */
export async function takeAskedFirst(url: string, language: string): Promise<Response | undefined> {
  const first = typeof window === 'undefined' ? undefined : window.askedFirst;
  const place = first?.asked.indexOf(url) ?? -1;
  if (!first || place < 0 || first.taken.has(url) || performance.now() > believedFor)
    return undefined;
  first.taken.add(url);
  if (first.language !== language) return undefined;
  const given = await first.answer;
  const answer = given?.answers[place];
  if (answer?.status !== 200 || given?.token !== readStored('accessToken')) {
    return undefined;
  }
  return new Response(answer.body, { headers: answer.headers });
}
