import type { TypedAnswer } from '@app/contracts/search/search.schemas';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { searches } from '../client.ts';

/** Milliseconds without a letter after which is asked. */
const delay = 140;
/** Letters without which everything would be found. */
export const fewest = 2;

export interface Typing {
  /** What was answered last; it stays until the next answer is there. */
  readonly answer: TypedAnswer | null;
  /** The words that it answers. */
  readonly words: string;
  readonly state: 'asking' | 'answered' | 'failed';
}

const nothing: Typing = { answer: null, words: '', state: 'answered' };

/**
 * What is found while somebody types: one question under way at a time, and none but the answer to
 * the last is shown.
 */
export function useTyped(words: string): Typing {
  const { language } = useLanguage();
  const known = useRef(new Map<string, TypedAnswer>());
  const [typing, setTyping] = useState(nothing);
  useEffect(() => {
    if (words.length < fewest) {
      setTyping(nothing);
      return undefined;
    }
    const key = `${language} ${words}`;
    const show = (answer: TypedAnswer) => setTyping({ answer, words, state: 'answered' });
    const before = known.current.get(key);
    if (before) {
      show(before);
      return undefined;
    }
    setTyping((now) => ({ ...now, state: 'asking' }));
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = { q: words, language };
        const answer = await searches.typed({ query }, { signal: abort.signal });
        known.current.set(key, answer);
        if (!abort.signal.aborted) show(answer);
      } catch {
        if (!abort.signal.aborted) setTyping({ answer: null, words, state: 'failed' });
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, language]);
  return typing;
}
