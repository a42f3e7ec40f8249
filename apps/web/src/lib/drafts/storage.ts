import { isLanguage, type Language } from '@app/messages/catalogue';

/** What the product keeps in the browser between visits (specification §9); for drafts see `drafts.ts`. */
export const storageKeys = {
  accessToken: 'accessToken',
  /** When this browser received the access token, milliseconds since 1970. */
  accessTokenAt: 'accessTokenAt',
  refreshToken: 'refreshToken',
  language: 'preferredLanguage',
  registrationEmail: 'registrationEmail',
  /** Signs this browser in once the address of its registration is confirmed. */
  registrationSecret: 'registrationSecret',
  /** Names this browser where a code for a new password is asked for. */
  resetRequest: 'resetRequest',
  theme: 'theme',
  shortcuts: 'odborShortcuts',
  /** What a new member has answered so far, in this tab. */
  firstAnswers: 'firstAnswers',
  /** First steps that a member did not want, behind the member's id. */
  skippedSteps: 'skippedSteps',
  /** That pages may show videos of YouTube. */
  youtube: 'youtubeAllowed',
} as const;

/** The reader's choice; `system` follows the device (specification §4, default light). */
export type Theme = 'light' | 'dark' | 'system';

export const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

/** A token; null for what is none (specification §5). */
const tokenOf = (text: string): string | null =>
  text === 'undefined' || text.length < 10 ? null : text;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What each entry must be; anything else in the storage counts as not there. */
const checks = {
  accessToken: tokenOf,
  accessTokenAt: (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null),
  refreshToken: tokenOf,
  language: (text: string): Language | null => (isLanguage(text) ? text : null),
  registrationEmail: (text: string): string | null => (text.includes('@') ? text : null),
  registrationSecret: tokenOf,
  resetRequest: (text: string) => (text.length >= 20 ? text : null),
  theme: (text: string): Theme | null => (isTheme(text) ? text : null),
  shortcuts: (text: string) => (text === 'on' || text === 'off' ? text : null),
  firstAnswers: parsed,
  skippedSteps: (text: string) => (/^[0-9a-f-]{36}( [a-z]+)*$/.test(text) ? text : null),
  youtube: (text: string) => (text === 'on' ? text : null),
} satisfies Record<keyof typeof storageKeys, (text: string) => unknown>;

export interface KeyStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface BrowserStore extends KeyStore {
  /** @returns whether the entry will be there after a reload. */
  set(key: string, value: string): boolean;
  keys(): string[];
}

/** @param area is asked each time: a browser may refuse it at any time, or be full. */
export function storeIn(area: () => Storage): BrowserStore {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(area());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys() {
      const stored = attempt((storage) => {
        return Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '');
      }, []);
      return [...new Set([...stored, ...memory.keys()])];
    },
  };
}

/** Shared by all tabs, until it is removed. */
export const browserStore = storeIn(() => localStorage);

/** This tab's own; ends with it. */
export const tabStore = storeIn(() => sessionStorage);

/** An entry, checked; null for what is not there or cannot be one. */
export function readStored<K extends keyof typeof checks>(
  name: K,
  store: KeyStore = browserStore,
): ReturnType<(typeof checks)[K]> | null {
  const text = store.get(storageKeys[name]);
  return text === null ? null : (checks[name](text) as ReturnType<(typeof checks)[K]>);
}

/** A cookie that pages rendered on the server read: a choice, never a secret. */
export function setChoiceCookie(name: 'language' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
