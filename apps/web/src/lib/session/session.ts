import type { Profile, TokenPair } from '@app/contracts/accounts/accounts.schemas';
import type { Language } from '@app/messages/catalogue';
import { useSyncExternalStore } from 'react';
import { browserStore, storageKeys } from '../drafts/storage.ts';
import { forgetSeen } from '../page/forget-seen.ts';
import type { Session } from './engine.ts';
import { anonymous, loading, type SessionState } from './session-state.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
const readerListeners = new Set<Listener>();
const expiredListeners = new Set<Listener>();
const tell = (all: ReadonlySet<Listener>) => {
  for (const listener of all) listener();
};
const listenTo = (all: Set<Listener>) => (listener: Listener) => {
  all.add(listener);
  return () => void all.delete(listener);
};

let current: SessionState = loading;
let engine: Promise<Session> | undefined;

function show(next: SessionState): void {
  const before = current;
  current = next;
  const other = before.profile && before.profile.id !== next.profile?.id;
  if (next.state === 'anonymous' || (other && next.profile)) forgetSeen();
  tell(listeners);
  const known = before.state !== 'loading' && next.state !== 'loading';
  if (known && before.profile?.id !== next.profile?.id) tell(readerListeners);
}

/** The engine is loaded for who keeps tokens or signs in; strangers read without it. */
function load(): Promise<Session> {
  engine ??= import('./engine.ts').then(
    ({ browserSession }) => {
      const session = browserSession(() => tell(expiredListeners));
      session.subscribe(() => show(session.read()));
      return session;
    },
    (error: unknown) => {
      engine = undefined;
      throw error;
    },
  );
  return engine;
}

const hasTokens = () =>
  browserStore.get(storageKeys.accessToken) !== null ||
  browserStore.get(storageKeys.refreshToken) !== null;

/** Hears that somebody signed in or out, in this tab or another; not of the session kept so far. */
export const onReaderChanged = listenTo(readerListeners);

export const onSessionExpired = listenTo(expiredListeners);

/** The session of this tab; nothing happens in it before `startSession`, and never on the server. */
export const session = {
  read: (): SessionState => current,
  subscribe: listenTo(listeners),
  accessToken: async (): Promise<string | null> =>
    hasTokens() ? (await load()).accessToken() : null,
  refused: async (token: string): Promise<boolean> => (await load()).refused(token),
  signIn: async (pair: TokenPair): Promise<Profile> => (await load()).signIn(pair),
  signOut: async (): Promise<void> => (await load()).signOut(),
  reload: async (): Promise<void> => (await load()).reload(),
  saveLanguage: async (language: Language): Promise<void> => (await load()).saveLanguage(language),
};

/**
 * Who is signed in: `loading` on the server and until the stored session is known, then `anonymous`
 * or `authenticated` with the profile.
 */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.read, () => loading);

/** Time between two tries to load the engine, in milliseconds. */
const loadAgain = 5_000;

function begin(): void {
  if (!hasTokens()) {
    show(anonymous);
    return;
  }
  load().then(
    (started) => started.start(),
    () => {
      show({ state: 'loading', profile: null, offline: true });
      setTimeout(begin, loadAgain);
    },
  );
}

export function startSession(): void {
  const check = () =>
    void engine?.then(
      (started) => started.check(),
      () => undefined,
    );
  for (const event of ['focus', 'click', 'keydown', 'online'] as const) {
    addEventListener(event, check, { passive: true, capture: true });
  }
  addEventListener('storage', ({ key }) => {
    if (!engine && !hasTokens()) return;
    load().then(
      (started) => started.stored(key),
      () => undefined,
    );
  });
  begin();
}
