import type { Profile } from '@app/contracts/accounts/accounts.schemas';

export type SessionState =
  | { readonly state: 'loading'; readonly profile: null; readonly offline: boolean }
  | { readonly state: 'anonymous'; readonly profile: null }
  | { readonly state: 'authenticated'; readonly profile: Profile };

/** Before it is known who reads: on the server, and for a moment in the browser. */
export const loading: SessionState = { state: 'loading', profile: null, offline: false };

export const anonymous: SessionState = { state: 'anonymous', profile: null };
