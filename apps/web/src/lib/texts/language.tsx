import { type Language, languageTag } from '@app/messages/catalogue';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { browserStore, readStored, setChoiceCookie, storageKeys } from '../drafts/storage.ts';
import { textsChanged, textsVersion } from './changed-texts.ts';

interface LanguageChoice {
  readonly language: Language;
  choose(language: Language): void;
  readonly texts: number;
}

const LanguageContext = createContext<LanguageChoice>({
  language: 'bhs',
  choose: () => undefined,
  texts: 0,
});

export const useLanguage = (): LanguageChoice => use(LanguageContext);

let chosen: Language = 'bhs';
/** Whether `chosen` is what the page shows: in the browser, once it has taken over. */
let known = false;

/** The language of the page, for what stands outside React. */
export const currentLanguage = (): Language => chosen;

const listeners = new Set<(language: Language) => void>();

export function onLanguageChosen(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Holds the language; `initial` is the one that the page was rendered in. */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: Language;
  children: ReactNode;
}) {
  const [language, setLanguage] = useState(() => (known ? chosen : initial));
  useEffect(() => {
    chosen = language;
    known = true;
    document.documentElement.lang = languageTag[language];
  }, [language]);
  const choose = useCallback((next: Language) => {
    chosen = next;
    browserStore.set(storageKeys.language, next);
    setChoiceCookie('language', next);
    setLanguage(next);
    for (const listener of listeners) listener(next);
  }, []);
  // What changes with the texts is read by everything that shows one.
  const texts = useSyncExternalStore(textsChanged, textsVersion, textsVersion);
  const choice = useMemo(() => ({ language, choose, texts }), [language, choose, texts]);
  useEffect(() => {
    // The choice outlives the cookie in the storage; the page may have been rendered without it.
    const stored = readStored('language');
    if (stored && stored !== chosen) choose(stored);
  }, [choose]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
