/** What the product keeps in the browser between visits (specification §9). */
export const storageKeys = {
  accessToken: 'accessToken',
  /** When this browser received the access token, milliseconds since 1970. */
  accessTokenAt: 'accessTokenAt',
  refreshToken: 'refreshToken',
  language: 'preferredLanguage',
  registrationEmail: 'registrationEmail',
  theme: 'theme',
} as const;

/** The part of `localStorage` that is used. */
export interface KeyStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const memory = new Map<string, string>();

/** `localStorage`, or memory where the browser refuses it. */
export const browserStore: KeyStore = {
  get(key) {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // There is nothing to remove where nothing can be kept.
    }
  },
};

/** A cookie that pages rendered on the server read: a choice, never a secret. */
export function setChoiceCookie(name: 'language' | 'theme', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
