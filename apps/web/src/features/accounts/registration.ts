import { isApiError } from '../../lib/api/error.ts';
import { browserStore, readStored, storageKeys, tabStore } from '../../lib/drafts/storage.ts';
import { session } from '../../lib/session/session.ts';
import { accounts } from './client.ts';

/** This browser has proven to be the member's, who has not confirmed the address yet. */
export function keepRegistration(email: string, secret: string): void {
  browserStore.set(storageKeys.registrationEmail, email);
  browserStore.set(storageKeys.registrationSecret, secret);
  // Those of who registered here before.
  tabStore.remove(storageKeys.firstAnswers);
}

/**
 * Signs this browser in if it has registered the address, or signed in with it, and the address is confirmed.
 *
 * @returns whether it did; false too where the server was not reached.
 */
export async function signInRegistered(email: string): Promise<boolean> {
  const secret = readStored('registrationSecret');
  const registered = readStored('registrationEmail');
  if (!secret || registered?.toLowerCase() !== email.toLowerCase()) return false;
  try {
    const pair = await accounts.loginRegistration({ body: { secret } });
    browserStore.remove(storageKeys.registrationSecret);
    await session.signIn(pair);
    return true;
  } catch (error) {
    if (isApiError(error, 'TOKEN_INVALID')) browserStore.remove(storageKeys.registrationSecret);
    return false;
  }
}
