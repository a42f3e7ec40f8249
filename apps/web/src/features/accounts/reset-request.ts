import { browserStore, readStored, storageKeys } from '../../lib/drafts/storage.ts';
import { newId } from '../../lib/new-id.ts';

/**
 * Names this browser where a code for a new password is asked for and typed: guesses of others do
 * not count against it.
 */
export function resetRequest(): string {
  const stored = readStored('resetRequest');
  if (stored !== null) return stored;
  const made = newId();
  browserStore.set(storageKeys.resetRequest, made);
  return made;
}
