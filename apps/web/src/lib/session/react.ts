import { useSyncExternalStore } from 'react';
import { session } from './browser.ts';
import { loading, type SessionState } from './session-state.ts';

const onServer = () => loading;

/**
 * Who is signed in: `loading` on the server and until the stored session is known, then `anonymous`
 * or `authenticated` with the profile.
 */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, onServer);
}

export { session } from './browser.ts';
